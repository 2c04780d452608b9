/** The MCP server of the product, over HTTP and as the one file that a build writes. */
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { buildOnce } from './build-once.ts'
import { expect, test } from './site.ts'

interface Query {
  query: string
  expect: string[]
  within: number
}

type Transport = Parameters<Client['connect']>[0]

async function connected(transport: unknown): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport as Transport)
  return client
}

async function ask(client: Client, name: string, args: Record<string, unknown>): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: args })
  const [first] = content as { text: string }[]
  return `${isError ? 'Refused: ' : ''}${first?.text}`
}

test.describe('MCP', { tag: '@build' }, () => {
  test('each given query leads to a right page by search and read_page, soon', async ({ site }) => {
    const given: Query[] = JSON.parse(await readFile('tests/data/search-queries.json', 'utf8'))
    const client = await connected(new StreamableHTTPClientTransport(new URL(`${await site('product')}/mcp`)))
    const times: number[] = []
    const lost: string[] = []
    // The first answer waits for the reading of the data.
    await ask(client, 'search', { query: 'token' })
    for (const { query, expect: right, within } of given) {
      const started = performance.now()
      const found = await ask(client, 'search', { query })
      times.push(performance.now() - started)
      const pages = [...found.matchAll(/^https:\/\/[^/\s]+(\/\S*)$/gm)].map(([, route]) => route ?? '')
      const page = pages.slice(0, within).find((route) => right.includes(route))
      const read = page === undefined ? '' : await ask(client, 'read_page', { page })
      if (!/^Source: .*\n\n# /.test(read)) lost.push(`${query}: ${pages.join(' ')}`)
    }
    await client.close()
    expect(lost).toEqual([])
    const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
    test.info().annotations.push({ type: 'p95 of search, ms', description: p95.toFixed(1) })
    // The bar is 50 ms on a machine that does nothing else.
    expect(p95).toBeLessThan(500)
  })

  test('the file of a build serves its folder, and a published site, without any package', async ({
    site,
  }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mcp-'))
    const file = path.join(folder, 'mcp.mjs')
    const dist = await buildOnce('product', '')
    await copyFile(path.join(dist, 'mcp.mjs'), file)
    try {
      for (const [script, args] of [
        [path.join(dist, 'mcp.mjs'), []],
        [file, [dist]],
        [file, [await site('product')]],
      ] as const) {
        const client = await connected(
          new StdioClientTransport({ command: process.execPath, args: [script, ...args], cwd: folder }),
        )
        const operations = await ask(client, 'list_operations', {})
        const addresses = [...operations.matchAll(/\((\/\S+)\)$/gm)].map(([, address]) => address ?? '')
        expect(addresses.length).toBeGreaterThan(90)
        for (const operation of args.length === 0 ? addresses : addresses.slice(0, 3)) {
          const title = new RegExp(`^- .*?: (.*) \\(${operation.replace(/[.]/g, '\\.')}\\)$`, 'm').exec(
            operations,
          )?.[1]
          const text = await ask(client, 'get_operation', { operation })
          // A callback stands in its operation.
          if (operation.includes('.')) expect(text, operation).toContain(title)
          else expect(text.split('\n')[2]?.replace(/^#+ /, '').replace(/[\\`]/g, ''), operation).toBe(title)
        }
        expect(await ask(client, 'explain_error', { code: '429' })).toContain('too many requests')
        expect(await ask(client, 'list_changes', { within: 'Extract' })).toContain('**breaking**')
        await client.close()
      }
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
