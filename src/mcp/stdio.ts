/**
 * `node mcp.mjs [FOLDER | ADDRESS]`: the MCP server of a documentation over standard input and output. Reads the folder this file lies in unless
 * another folder, or the address of a published site, is given.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { openDocumentation } from './documentation.ts'
import { readAddress, readFolder } from './readers.ts'
import { documentationServer } from './server.ts'

const place = process.argv[2] ?? path.dirname(fileURLToPath(import.meta.url))
const read = /^https?:\/\//.test(place) ? readAddress(place) : readFolder(place)

try {
  await documentationServer(await openDocumentation(read)).connect(new StdioServerTransport())
} catch (error) {
  console.error(`${place} is no built documentation: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
