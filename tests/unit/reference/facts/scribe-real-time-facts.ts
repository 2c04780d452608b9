import type { Fact, Place } from './fact.ts'
import { codes, FactsFile } from './facts-file.ts'

/** What the facts say about the real-time protocol in V2. */
export function realTimeV2Facts(): Fact[] {
  const file = new FactsFile('scribe-v2.md')
  const section = '## /scribe/v2/real-time-specification'
  const limits = file.table('## /scribe/v2/developer-guide', '### Limits summary').rows
  return [
    ...messages(file, section, 'client'),
    ...messages(file, section, 'server'),
    ...limits
      .filter(({ cells }) => cells[0]?.startsWith('Real-time') && /\d/.test(cells[1] ?? ''))
      .map(({ cells, line }): Fact => {
        // Where the facts contradict each other, they say which number to publish.
        const stricter = /publish the stricter ([^(]*)/.exec(cells[1] ?? '')?.[1]
        return { kind: 'limit', name: `${cells[0]} ${stricter ?? cells[1]}`, at: {}, line }
      }),
    ...file.table(section, '**Audio**').rows.map(({ cells, line }): Fact => {
      const [property = '', value = ''] = cells
      const name = codes(value)[0] ?? /\d+/.exec(value)?.[0] ?? ''
      return audioValue(AUDIO_FIELDS[property] ?? property, name, line)
    }),
  ]
}

/** Field of `audio_format` by what the facts call the property. */
const AUDIO_FIELDS: Record<string, string> = { 'sample rate': 'sample_rate_hz', channels: 'num_channels' }

function audioValue(field: string, name: string, line: number): Fact {
  return { kind: 'value', name, at: { message: 'StartTranscription', path: ['audio_format', field] }, line }
}

/** Each message says its own name. */
function nameOf(message: string, line: number): Fact {
  return { kind: 'value', name: message, at: { message, path: ['message'] }, line }
}

/** One row for each field; the name of the message stands in the first of its rows. */
function messages(file: FactsFile, section: string, from: 'client' | 'server'): Fact[] {
  let message = ''
  return file
    .table(section, from === 'client' ? '**Client messages**' : '**Server messages**')
    .rows.flatMap(({ cells, line }): Fact[] => {
      const [named] = codes(cells[0])
      const isNew = named !== undefined && named !== message
      if (isNew) message = named
      const [name = ''] = codes(cells[1])
      const at: Place = { message }
      const notes = cells[from === 'client' ? 4 : 3] ?? ''
      const inner = name === 'audio_format' || name === 'transcript' ? codes(notes) : []
      return [
        ...(isNew ? [{ kind: 'message', name: message, at: { from }, line } as const] : []),
        { kind: 'field', name, at, line },
        ...(name === 'message' ? [nameOf(message, line)] : []),
        ...inner.map((one): Fact => ({ kind: 'field', name: one, at: { message, path: [name] }, line })),
      ]
    })
}

/** What the facts say about the real-time protocol in V1: one row for each message. */
export function realTimeV1Facts(): Fact[] {
  const file = new FactsFile('scribe-v1.md')
  const section = '## /scribe/v1/real-time-specification'
  const numbers = file.line('**Numbers:**', file.line(section).line)
  const audio = file.line('**Audio:**')
  return [
    ...file.table(section, '**Flow:**').rows.flatMap(({ cells, line }): Fact[] => {
      const [message = ''] = codes(cells[1])
      const from = cells[0]?.startsWith('C') ? 'client' : 'server'
      const fields = codes(cells[2])
      const isFormat = fields[0] === 'audio_format'
      const inner = isFormat ? fields.slice(1, 5) : []
      return [
        { kind: 'message', name: message, at: { from }, line },
        { kind: 'field', name: 'message', at: { message }, line },
        nameOf(message, line),
        ...fields
          .filter((name) => !inner.includes(name) && /^[a-z]/.test(name))
          .map((name): Fact => ({ kind: 'field', name, at: { message }, line })),
        ...inner.map(
          (name): Fact => ({ kind: 'field', name, at: { message, path: ['audio_format'] }, line }),
        ),
      ]
    }),
    ...codes(audio.cells[0]).map(
      (name, index): Fact => audioValue(['type', 'encoding'][index] ?? '', name, audio.line),
    ),
    ...(numbers.cells[0] ?? '')
      .replace('**Numbers:**', '')
      .replace('0.25–15 s', '250 ms – 15 s')
      .split(';')
      .flatMap((part) => part.replace(/OLD .*/, ''))
      .map((name): Fact => ({ kind: 'limit', name: name.trim(), at: {}, line: numbers.line })),
  ]
}
