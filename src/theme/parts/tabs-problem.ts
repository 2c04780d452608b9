import { nearest } from '../../config/nearest.ts'
import type { Problem } from '../../config/problem.ts'
import { type TabItem, tabLabel } from './tab-item.ts'

/** What is wrong with the props of `Tabs`; undefined when nothing is. */
export function tabsProblem(
  items: unknown,
  panels: number,
  defaultIndex: unknown,
): Omit<Problem, 'file'> | undefined {
  if (!Array.isArray(items) || !items.every(isItem)) {
    return {
      message: '<Tabs> has an item that is no label',
      expected: 'items={["Shell", { label: "Python", disabled: true }]}',
      received: JSON.stringify(items),
    }
  }
  const wrongItem = items.map(itemProblem).find((problem) => problem !== undefined)
  if (wrongItem) return wrongItem
  const labels = items.map(tabLabel)
  if (items.length !== panels) {
    return {
      message: '<Tabs> needs one <Tab> for each item',
      expected: `${items.length}: ${labels.join(', ')}`,
      received: `${panels}`,
    }
  }
  const repeated = labels.find((label, index) => labels.indexOf(label) < index)
  if (repeated !== undefined) return { message: '<Tabs> has two items of the same label', received: repeated }
  if (defaultIndex !== undefined && !(Number.isInteger(defaultIndex) && items[Number(defaultIndex)])) {
    return {
      message: '<Tabs> has no such `defaultIndex`',
      expected: `0 to ${items.length - 1}`,
      received: JSON.stringify(defaultIndex),
    }
  }
  return undefined
}

const ITEM_KEYS = ['label', 'disabled']

/** Keys of an item are as strict as the props of a block. */
function itemProblem(item: TabItem): Omit<Problem, 'file'> | undefined {
  if (typeof item === 'string') return undefined
  const other = Object.keys(item).find((key) => !ITEM_KEYS.includes(key))
  if (other !== undefined) {
    const near = nearest(other, ITEM_KEYS)
    return {
      message: '<Tabs> has an item with a key of no meaning',
      expected: ITEM_KEYS.join(', '),
      received: other,
      ...(near !== undefined && { nearest: near }),
    }
  }
  if (item.disabled === undefined || typeof item.disabled === 'boolean') return undefined
  return {
    message: '<Tabs> has an item whose `disabled` is neither true nor false',
    expected: 'true, false',
    received: JSON.stringify(item.disabled),
  }
}

function isItem(item: unknown): item is TabItem {
  if (typeof item === 'string') return item !== ''
  return (
    typeof item === 'object' &&
    item !== null &&
    'label' in item &&
    typeof item.label === 'string' &&
    item.label !== ''
  )
}
