import { Fragment, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { IslandContext } from '../../browser/islands/island-props.ts'
import { writeStored } from '../../browser/storage.ts'
import { defaultTab, type TabsProps, tabDisabled, tabLabel } from '../../browser/tabs/tab-choice.ts'
import { showInOtherGroups, shownTab, TAB_EVENT } from '../../browser/tabs/tab-group.ts'
import { tabForKey } from '../../browser/tabs/tab-keys.ts'
import styles from './tabs.module.css'

/** Called with the index of a tab that the reader chose, stored or not (TAB-13). */
type Props = TabsProps & { onChange?: (index: number) => void }

/** Tab list and panels (TAB-02 – TAB-13). Scripts outside React select tabs too, in the markup, and say so by `TAB_EVENT`. */
export function TabsIsland({ onChange, uid, host, slots, ...props }: Props & IslandContext) {
  const { items, storageKey } = props
  const [selected, setSelected] = useState(() => (host ? shownTab(host) : defaultTab(props)))
  const tabs = useRef<(HTMLButtonElement | null)[]>([])

  useLayoutEffect(() => {
    const follow = (event: Event) => setSelected((event as CustomEvent<number>).detail)
    host?.addEventListener(TAB_EVENT, follow)
    return () => host?.removeEventListener(TAB_EVENT, follow)
  }, [host])

  function choose(index: number) {
    setSelected(index)
    const item = items[index]
    if (storageKey !== undefined && item !== undefined) {
      writeStored('local', storageKey, tabLabel(item))
      showInOtherGroups(storageKey, tabLabel(item), host)
    }
    onChange?.(index)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const index = tabForKey(event.key, selected, items, rightToLeft)
    if (index === undefined) return
    event.preventDefault()
    choose(index)
    tabs.current[index]?.focus()
  }

  return (
    <div className={styles['tabs']}>
      <div role="tablist" className={styles['list']} onKeyDown={onKeyDown}>
        {items.map((item, index) => (
          <button
            key={tabLabel(item)}
            ref={(button) => {
              tabs.current[index] = button
            }}
            type="button"
            role="tab"
            id={`${uid}t${index}`}
            aria-controls={`${uid}p${index}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            disabled={tabDisabled(item)}
            onClick={() => choose(index)}
          >
            {tabLabel(item)}
          </button>
        ))}
      </div>
      {slots.map((slot, index) => (
        <Fragment key={tabLabel(items[index] ?? '')}>
          <p className={styles['label']}>{tabLabel(items[index] ?? '')}</p>
          <doc-slot
            role="tabpanel"
            id={`${uid}p${index}`}
            aria-labelledby={`${uid}t${index}`}
            tabIndex={index === selected ? 0 : -1}
            hidden={index === selected ? false : 'until-found'}
            {...slot}
          />
        </Fragment>
      ))}
    </div>
  )
}
