import type { Exchange } from '../../../src/mock/exchange.ts'
import type { DocumentText } from '../api-documents.ts'
import type { StepResult } from '../run/terminal.ts'
import { placeOf } from '../site-fences.ts'
import { prismJudge } from './prism-judge.ts'

/** What Prism objects to in all exchanges of samples; equal ones are judged once. */
export async function judgeAll(
  documents: readonly DocumentText[],
  results: readonly StepResult[],
): Promise<string[]> {
  const judged = new Set<string>()
  const objections: string[] = []
  for (const document of documents.filter(({ text }) => /^openapi:/m.test(text))) {
    const name = document.file.replace(/^.*\/|\.yaml$/g, '')
    const judge = await prismJudge(document)
    for (const { step, exchanges } of results) {
      for (const exchange of exchanges) {
        const key = keyOf(exchange)
        if (!exchange.targets[0]?.startsWith(`${name}#`) || isCallback(exchange) || judged.has(key)) continue
        judged.add(key)
        const found = await judge(exchange)
        objections.push(
          ...found.map(
            (text) => `${placeOf(step.fence)}: ${exchange.request.method} ${exchange.request.path}: ${text}`,
          ),
        )
      }
    }
  }
  return objections
}

/** The service sends a callback itself: Prism stands in front of a service, not of its reader. */
function isCallback({ request }: Exchange): boolean {
  return request.headers['host'] === undefined
}

function keyOf({ request, answer }: Exchange): string {
  const { method, host, path, query, headers, body } = request
  const { accept, authorization } = headers
  const type = headers['content-type']?.replace(/boundary=.*/, '')
  return JSON.stringify([method, host, path, query, accept, authorization, type, body.length, answer?.status])
}
