import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import * as z from 'zod'
import { listChanges } from './changes.ts'
import type { Documentation } from './documentation.ts'
import { explainError } from './errors.ts'
import { getOperation, listOperations } from './operations.ts'
import { readPage, searchPages } from './pages.ts'
import { Refusal } from './refusal.ts'

const VERSION = '1.0.0'
const text = (most: number) => z.string().trim().min(1).max(most)
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

/**
 * An MCP server over a documentation: reads, and changes nothing.
 * @returns a server for one connection
 */
export function documentationServer(docs: Documentation): McpServer {
  const { title, description } = docs.facts
  const server = new McpServer(
    { name: 'documentation', title, version: VERSION },
    {
      instructions: `${title}. ${description} Search first, then read the page or section that an answer names. Never send access tokens or keys to this server: it needs none.`,
    },
  )
  const within = text(100).optional().describe('Only in this service or version, such as "Scribe V2"')
  const tool = <Shape extends z.ZodRawShape>(
    name: string,
    about: string,
    inputSchema: Shape,
    answer: (input: z.output<z.ZodObject<Shape>>) => string | Promise<string>,
  ) => {
    // The types of the SDK do not follow a shape that is not known here.
    const call = async (input: unknown) => {
      try {
        return content(await answer(input as z.output<z.ZodObject<Shape>>))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return { ...content(error.message), isError: true }
      }
    }
    server.registerTool(
      name,
      { description: about, inputSchema, annotations: ANNOTATIONS } as never,
      call as never,
    )
  }
  tool(
    'search',
    'Finds pages, sections, operations, fields and errors of the documentation. Words, method and path, or an error code.',
    { query: text(300) },
    ({ query }) => searchPages(docs, query),
  )
  tool(
    'read_page',
    'Reads a page, or one section of it, as Markdown.',
    {
      page: text(500).describe(
        'Route or address, with a fragment for one section, as the search answers: /guide#install',
      ),
      from: z.int().min(0).optional().describe('Characters to skip, as an earlier answer says'),
    },
    ({ page, from }) => readPage(docs, page, from),
  )
  tool(
    'list_operations',
    'Lists operations of the APIs with method, path and address.',
    { within },
    (input) => listOperations(docs, input.within),
  )
  tool(
    'get_operation',
    'Reads one operation: parameters, body, answers, errors, and samples in several languages.',
    { operation: text(300).describe('Its name, method and path ("POST /api/v2/transcription"), or address') },
    ({ operation }) => getOperation(docs, operation),
  )
  tool(
    'explain_error',
    'Says what an HTTP status or an error code means, and what to do about it.',
    { code: text(100).describe('For example 429, "HTTP 429" or invalid_scope'), within },
    (input) => explainError(docs, input.code, input.within),
  )
  tool(
    'list_changes',
    'Lists what changed between versions of an API, what can break a program first, each with what to do.',
    { within },
    (input) => listChanges(docs, input.within),
  )
  return server
}

function content(said: string) {
  return { content: [{ type: 'text' as const, text: said }] }
}
