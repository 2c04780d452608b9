import { createContext, type ReactNode, use } from 'react'
import { type TabItem, type TabsProps, tabLabel } from '../../browser/tabs/tab-choice.ts'
import { Island, islandChildren } from '../island.tsx'
import { useAuthorError, useNoOtherProps, useRequired } from './author-error.ts'
import { TabsIsland } from './tabs.island.tsx'

/** One panel's place: says whether a `Tab` stands in it. */
interface Place {
  taken: boolean
}

const PlaceContext = createContext<Place | undefined>(undefined)

/**
 * Alternatives of which one is shown (TAB-01 – TAB-17). Groups with the same `storageKey` follow each other, on the page, in other
 * windows and at the next visit.
 */
export function Tabs({
  items,
  storageKey,
  defaultIndex,
  children,
  ...rest
}: TabsProps & { children?: ReactNode }) {
  const authorError = useAuthorError()
  useNoOtherProps('Tabs', rest, ['items', 'storageKey', 'defaultIndex'])
  useRequired('Tabs', 'items', items)
  const panels = islandChildren(children)
  const problem = findProblem(items, panels.length, defaultIndex)
  if (problem) throw authorError(problem)
  const props: TabsProps = {
    items,
    ...(storageKey !== undefined && { storageKey }),
    ...(defaultIndex !== undefined && { defaultIndex }),
  }
  return (
    <Island name="tabs" component={TabsIsland} props={props}>
      {panels.map((panel, index) => {
        const place: Place = { taken: false }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
          <PlaceContext key={index} value={place}>
            {panel}
            <Taken place={place} />
          </PlaceContext>
        )
      })}
    </Island>
  )
}

/**
 * The panel of one item of `Tabs`.
 * @throws SiteProblems outside `Tabs` (TAB-16)
 */
export function Tab({ children, ...rest }: { children?: ReactNode }) {
  const authorError = useAuthorError()
  useNoOtherProps('Tab', rest, ['children'])
  const place = use(PlaceContext)
  if (!place) {
    throw authorError({
      message: '<Tab> works only inside <Tabs>',
      expected: '<Tabs items={[…]}> <Tab>…</Tab> </Tabs>',
      received: '<Tab> alone',
    })
  }
  place.taken = true
  return <PlaceContext value={undefined}>{children}</PlaceContext>
}

/** Drawn after a panel: what is no `Tab` would be a panel without its label. */
function Taken({ place }: { place: Place }) {
  const authorError = useAuthorError()
  if (place.taken) return null
  throw authorError({
    message: '<Tabs> holds something that is no <Tab>',
    expected: 'one <Tab> per item, nothing else',
  })
}

function findProblem(items: unknown, panels: number, defaultIndex: unknown) {
  if (!Array.isArray(items) || !items.every(isItem)) {
    return {
      message: '<Tabs> has an item that is no label',
      expected: 'items={["Shell", { label: "Python", disabled: true }]}',
      received: JSON.stringify(items),
    }
  }
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
