/** What a client of the MCP server gets, asked with the client of the official SDK. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { expect, onTestFinished, test } from 'vitest'
import { openDocumentation } from '../../../src/mcp/documentation.ts'
import { readFolder } from '../../../src/mcp/readers.ts'
import { documentationServer } from '../../../src/mcp/server.ts'
import { temporarySite } from '../content/temporary-site.ts'
import { SMALL_DOCUMENTATION } from './small-documentation.ts'

async function connected(files = SMALL_DOCUMENTATION): Promise<Client> {
  const docs = await openDocumentation(readFolder(await temporarySite(files)))
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1' })
  await Promise.all([documentationServer(docs).connect(ours), client.connect(theirs)])
  onTestFinished(() => client.close())
  return client
}

/** @returns the text of the answer, with `Refused: ` in front when it is an error */
async function ask(client: Client, name: string, args: Record<string, unknown>): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: args })
  const [first] = content as { text: string }[]
  return `${isError ? 'Refused: ' : ''}${first?.text}`
}

test('MCP: the tools say what they do, and that they only read', async () => {
  const client = await connected()
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'read_page',
    'list_operations',
    'get_operation',
    'explain_error',
    'list_changes',
  ])
  for (const { annotations, description } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
    expect(description).not.toBe('')
  }
  expect(client.getInstructions()).toContain('Never send access tokens')
})

test('MCP: search names pages with titles above, addresses and sections', async () => {
  const client = await connected()
  const found = await ask(client, 'search', { query: 'five jobs' })
  expect(found).toContain('## Jobs > V2 > Overview\nhttps://docs.small.example/sub/jobs/v2\n')
  expect(found).toContain('Limits (/jobs/v2#limits): Five jobs at a time.')
  expect(await ask(client, 'search', { query: 'zzzz' })).toContain('Nothing is found for "zzzz"')
})

test('MCP: read_page takes routes, addresses and twins; a section is the one with its id, not a comment in code', async () => {
  const client = await connected()
  const whole = '# Overview\n\nJobs run by themselves.'
  for (const page of [
    '/jobs/v2',
    'jobs/v2',
    '/jobs/v2/',
    '/jobs/v2.md',
    'https://docs.small.example/jobs/v2',
    'https://docs.small.example/sub/jobs/v2',
  ])
    expect(await ask(client, 'read_page', { page }), page).toContain(whole)
  expect(await ask(client, 'read_page', { page: '/' })).toContain('Welcome')
  const first = await ask(client, 'read_page', { page: '/jobs/v2#limits' })
  expect(first).toBe(
    'Source: https://docs.small.example/sub/jobs/v2#limits\n\n## Limits\n\nFive jobs at a time.\n\n```sh\n# Limits\n```',
  )
  expect(await ask(client, 'read_page', { page: '/jobs/v2#more' })).toMatch(/## Limits\n\nA second one\.$/)
})

test('MCP: a long page comes in parts, and names its operations', async () => {
  const client = await connected()
  const first = await ask(client, 'read_page', { page: '/jobs/v2/api' })
  expect(first).toContain('go on with from=40000')
  expect(first).toContain('- Stop a job: /jobs/v2/api#stop-job')
  const rest = await ask(client, 'read_page', { page: '/jobs/v2/api', from: 40_000 })
  expect(rest).not.toContain('are left')
  expect(`${first.split('\n\n[')[0]}${rest.split('\n\n')[1]}`).toContain('Stops a job. '.repeat(4000).trim())
})

test.each([
  ['/jobs/v3', 'Did you mean /jobs/v2?'],
  ['/jobs/v2#limts', 'Did you mean /jobs/v2#limits?'],
  ['/../../etc/passwd', 'There is no page'],
])('MCP: a page that is not there is refused with the nearest one: %s', async (page, told) => {
  const refused = await ask(await connected(), 'read_page', { page })
  expect(refused).toMatch(/^Refused: /)
  expect(refused).toContain(told)
})

test('MCP: operations are listed, and found by name, title, call, path and address', async () => {
  const client = await connected()
  const started = '- POST /v2/jobs: Start a job (/jobs/v2/api#start-job)'
  expect(await ask(client, 'list_operations', {})).toContain(started)
  expect(await ask(client, 'list_operations', { within: 'jobs v2' })).toContain(started)
  expect(await ask(client, 'list_operations', { within: 'Other' })).toBe(
    'Refused: No operation is in "Other". References: Jobs > V2 > API Specification.',
  )
  for (const operation of [
    'startJob',
    'Start a job',
    'post /v2/jobs',
    'POST /jobs',
    '/v2/jobs',
    '/jobs/v2/api#start-job',
  ])
    expect(await ask(client, 'get_operation', { operation }), operation).toMatch(
      /### Start a job\n\nStarts a job\.\n\n#### Errors\n\n429$/,
    )
  expect(await ask(client, 'get_operation', { operation: 'startJop' })).toContain('Did you mean startJob?')
})

test('MCP: a status is explained by sections and references, the same words once; a code by the references', async () => {
  const client = await connected()
  const explained = await ask(client, 'explain_error', { code: '429' })
  expect(explained).toBe(
    '## 429: too many requests\n\nWait, then repeat.\n\n## In the API references\n\n' +
      '- Jobs > V2 > API Specification: Too many jobs. Wait, then repeat. (/jobs/v2/api#start-job.429, /jobs/v2/api#stop-job.429)',
  )
  for (const code of [
    'HTTP 429',
    'HTTP/1.1 429 Too Many Requests',
    'Error: 429 {"a":1}',
    'too many requests',
  ])
    expect(await ask(client, 'explain_error', { code }), code).toBe(explained)
  expect(await ask(client, 'explain_error', { code: 'bad_media' })).toContain('cannot be read')
  expect(await ask(client, 'explain_error', { code: 'welcome' })).toContain('The search finds:\n\n## Home')
})

test('MCP: changes between versions, what breaks first', async () => {
  const client = await connected()
  expect(await ask(client, 'list_changes', { within: 'Jobs' })).toBe(
    '## Jobs > V2 > Overview\nhttps://docs.small.example/sub/jobs/v2\n' +
      '- **breaking** startJob: path: POST /v1/jobs → POST /v2/jobs. Send new jobs to the new path.\n' +
      '- startJob: response field: (none) → id',
  )
  expect(await ask(client, 'list_changes', { within: 'Other' })).toContain(
    'Pages that compare some: /jobs/v2.',
  )
})

test.each([
  ['search', {}],
  ['search', { query: 'x'.repeat(301) }],
  ['read_page', { page: '/jobs/v2', from: -1 }],
  ['explain_error', { code: 5 }],
  ['delete_page', {}],
])('MCP: wrong arguments are refused by name: %s %j', async (name, args) => {
  const client = await connected()
  const answer = await ask(client, name, args).catch((error: Error) => `Refused: ${error.message}`)
  expect(answer).toMatch(/^Refused: MCP error -3260\d: .*(query|from|code|delete_page)/s)
})

test('MCP: a folder that is no built documentation is told in one line, with code 1', async () => {
  const folder = await temporarySite({ 'index.html': '' })
  const stdio = path.resolve(import.meta.dirname, '../../../src/mcp/stdio.ts')
  const told = await new Promise<string>((done) => {
    execFile(process.execPath, ['--import', 'tsx', stdio, folder], (error, stdout, stderr) =>
      done(`${error?.code} ${stdout}${stderr}`),
    )
  })
  expect(told).toMatch(new RegExp(`^1 ${folder} is no built documentation: ENOENT.*\n$`))
})
