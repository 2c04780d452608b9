import type { IncomingHttpHeaders } from 'node:http'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { Documentation } from '../mcp/documentation.ts'
import { documentationServer } from '../mcp/server.ts'

/** What the transport looks at. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version'] as const

/**
 * Answers one message of an MCP client. Nothing is remembered of it.
 * @param body of the request
 */
export async function answerMessage(
  docs: Documentation,
  given: IncomingHttpHeaders,
  body: Buffer<ArrayBuffer>,
): Promise<Response> {
  const headers = new Headers()
  for (const name of HEADERS) {
    const value = given[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const server = documentationServer(docs)
  try {
    // Its type has an optional property that is undefined.
    await server.connect(transport as Parameters<typeof server.connect>[0])
    const response = await transport.handleRequest(
      new Request('http://localhost/mcp', { method: 'POST', headers, body }),
    )
    return new Response(response.body && (await response.arrayBuffer()), response)
  } finally {
    await server.close()
  }
}
