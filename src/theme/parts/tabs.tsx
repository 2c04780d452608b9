import {
  Children,
  createContext,
  type DetailedHTMLProps,
  Fragment,
  type HTMLAttributes,
  type ReactNode,
  use,
  useId,
} from 'react'
import { BlockContext, useDrawing } from '../page-context.tsx'
import { useAuthorError, useNoOtherProps, useRequired } from './author-error.ts'
import { defaultTab, type TabsProps, tabDisabled, tabLabel } from './tab-item.ts'
import styles from './tabs.module.css'
import { tabsProblem } from './tabs-problem.ts'

type Panel = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A name of its own, because React knows `hidden` of other elements only as true or false. */
      'tab-panel': Omit<Panel, 'hidden'> & { hidden: 'until-found' | undefined }
    }
  }
}

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
  // MDX puts white space between blocks.
  const panels = Children.toArray(children).filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  )
  const problem = tabsProblem(items, panels.length, defaultIndex)
  if (problem) throw authorError(problem)
  const id = useId()
  const selected = defaultTab({ items, ...(defaultIndex !== undefined && { defaultIndex }) })
  return (
    <div className={styles['tabs']} data-tabs={storageKey ?? ''}>
      <div role="tablist" className={styles['list']}>
        {items.map((item, index) => (
          <button
            key={tabLabel(item)}
            type="button"
            role="tab"
            id={`${id}t${index}`}
            aria-controls={`${id}p${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            disabled={tabDisabled(item)}
          >
            {tabLabel(item)}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => {
        const place: Place = { taken: false }
        const label = tabLabel(items[index] ?? '')
        return (
          <Fragment key={label}>
            <p className={styles['label']}>{label}</p>
            <tab-panel
              role="tabpanel"
              id={`${id}p${index}`}
              aria-labelledby={`${id}t${index}`}
              tabIndex={index === selected ? 0 : -1}
              hidden={index === selected ? undefined : 'until-found'}
            >
              <PlaceContext value={place}>
                {panel}
                <Taken place={place} />
              </PlaceContext>
            </tab-panel>
          </Fragment>
        )
      })}
    </div>
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
  if (!place && use(BlockContext).isBroken) return children
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
  const { mistakes } = useDrawing()
  const { line } = use(BlockContext)
  if (place.taken) return null
  const error = authorError({
    message: '<Tabs> holds something that is no <Tab>',
    expected: 'one <Tab> per item, nothing else',
  })
  mistakes.push(...error.problems.map((problem) => ({ ...problem, ...(line !== undefined && { line }) })))
  return null
}
