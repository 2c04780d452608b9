import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { ConsoleStep } from '../../reference/operation-data.ts'
import type { BoundOperations } from '../bound-operations.ts'
import type { PageNotes } from './page-notes.ts'

/**
 * What opens a console below a code fence that calls operations, in their order (`theme/blocks/run-sample.tsx`). The data of the consoles is noted.
 * @param names of the operations, as the fence has them
 * @returns undefined for a fence that calls none, or something that is no operation of HTTP
 */
export function runSample(
  names: string | undefined,
  notes: PageNotes,
  operations: BoundOperations,
): MdxJsxFlowElement | undefined {
  const called = (names ?? '').split(/\s+/).flatMap((name) => operations.get(name) ?? [])
  if (called.length === 0) return undefined
  const steps = called.map(({ operationId, label, file }): ConsoleStep => {
    const data = file()
    notes.samples ??= []
    if (!notes.samples.some(({ address }) => address === data.address)) notes.samples.push(data)
    return { operation: operationId, label, address: data.address }
  })
  notes.runs = (notes.runs ?? 0) + 1
  return {
    type: 'mdxJsxFlowElement',
    name: 'RunSample',
    attributes: Object.entries({ id: `run-${notes.runs}`, steps: JSON.stringify(steps) }).map(
      ([name, value]) => ({
        type: 'mdxJsxAttribute',
        name,
        value,
      }),
    ),
    children: [],
  }
}
