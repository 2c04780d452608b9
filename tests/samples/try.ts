/**
 * Runs a command as a reader of the pages runs it: every host of the API documents is the local mock, over TLS.
 * `npx tsx tests/samples/try.ts DIR COMMAND`: in the folder DIR, with the files that samples take beside it. Without COMMAND a shell opens.
 * `$SAMPLE_ACCESS_TOKEN`, `$SAMPLE_REFRESH_TOKEN` and `$SAMPLE_CLIENT_ID` are what the mock takes; `private.pem` is a key of the reader's own.
 */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sentenceOf } from '../../src/mock/exchange.ts'
import { Service } from '../../src/mock/service.ts'
import { readDocuments, readReferences } from './api-documents.ts'
import { hostsOf } from './document-facts.ts'
import { MockServer } from './mock/mock-server.ts'
import { writeInputs } from './run/inputs.ts'
import { ReaderMachine } from './run/reader-machine.ts'

const [given = '.', ...words] = process.argv.slice(2)
const folder = resolve(given)
mkdirSync(folder, { recursive: true })

const references = readReferences(await readDocuments(fileURLToPath(new URL('../..', import.meta.url))))
const hosts = hostsOf(references)
const machine = new ReaderMachine(hosts)
const { accessToken, refreshToken, clientId } = machine
const service = new Service(references, {
  access_token: accessToken,
  refresh_token: refreshToken,
  client_id: clientId,
})
const server = new MockServer(service, machine.certificate, hosts)
const home = join(machine.folder, 'home')
mkdirSync(home)
const env = { ...machine.environment(home, await server.listen()), TERM: process.env['TERM'] ?? 'dumb' }
const command = words.join(' ')
// Media, documents and a key, as a reader has them.
writeInputs(folder, 'call.mp3 call.wav audio.pcm report.pdf note.txt private.pem', machine.keyFile)
const shell = spawn('bash', command ? ['-c', command] : ['-i'], { cwd: folder, env, stdio: 'inherit' })
shell.on('exit', (code) => {
  server.close()
  machine.remove()
  for (const { request, answer, messages, violations } of server.exchanges) {
    const outcome = answer?.status ?? `${messages.length} messages`
    console.error(
      `mock: ${request.method} ${request.host}${request.path} → ${outcome}`,
      ...violations.map(sentenceOf),
    )
  }
  for (const fault of server.faults) console.error(`mock: ${fault}`)
  process.exitCode = code ?? 1
})
