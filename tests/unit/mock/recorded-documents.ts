import { readFileSync } from 'node:fs'
import { allRules } from '../../../src/config/api-rules.ts'
import { readReference } from '../../../src/reference/read-reference.ts'
import { english } from '../../../src/texts/english.ts'
import { SEVERAL_CHANNELS } from '../reference/several-channels.ts'
import { SMALL_SOCKET } from '../reference/small-socket.ts'

/** AsyncAPI documents whose sessions are recorded: two of the product, one in German, the smallest one, one without a usual session, one that others wrote. */
export const RECORDED = [
  'apis/scribe-real-time-v1.yaml',
  'apis/scribe-real-time-v2.yaml',
  'tests/fixtures/german/apis/gespraech.yaml',
  'tests/data/apis/public/streetlights-mqtt.yml',
]
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .concat([
    { file: 'apis/talk.yaml', text: SMALL_SOCKET },
    { file: 'apis/rooms.yaml', text: SEVERAL_CHANNELS },
  ])
  .map(({ file, text }) => ({
    file,
    reference: readReference(text, file, english.reference, { levels: allRules('off') }),
  }))

/** The real-time API of the product. */
export const SCRIBE = RECORDED[1]?.reference as (typeof RECORDED)[number]['reference']
