import { type Document, isAlias, isMap, isScalar, isSeq, type Node } from 'yaml'
import { pointerTo } from '../json-pointer.ts'

/** A number as JSON writes it. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/**
 * The numbers of a document that JavaScript would write differently: `1253261109769874438`, `1.0`, `1e400`.
 * @returns their digits by JSON pointer
 */
export function exactNumbers(tree: Document): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const visit = (node: unknown, pointer: string, around: readonly Node[]): void => {
    if (isAlias(node)) {
      const target = node.resolve(tree)
      if (target && !around.includes(target)) visit(target, pointer, around)
    } else if (isScalar(node)) {
      const { value, source } = node
      if (typeof value === 'number' && source !== String(value) && NUMBER.test(source ?? ''))
        found.set(pointer, source ?? '')
    } else if (isMap(node)) {
      for (const { key, value } of node.items)
        visit(value, pointerTo(pointer, String(isScalar(key) ? key.value : key)), [...around, node])
    } else if (isSeq(node)) {
      for (const [index, value] of node.items.entries())
        visit(value, pointerTo(pointer, index), [...around, node])
    }
  }
  visit(tree.contents, '', [])
  return found
}
