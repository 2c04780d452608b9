import { type KeyboardEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { chooseTheme } from '../../browser/choose-theme.ts'
import type { IslandContext } from '../../browser/islands/island-props.ts'
import { placeForKey, typeAhead } from '../../browser/list-keys.ts'
import { THEMES, type Theme } from '../../browser/theme.ts'
import styles from './switch.module.css'

interface Props {
  title: string
  labels: Readonly<Record<Theme, string>>
}

/**
 * A button that shows the theme in force, and above it a list to choose from (THM-01, THM-07, THM-08). All themes are drawn into the
 * button: the style sheet shows the one that stands in `data-theme` of the document, before this is awake and after any change elsewhere.
 */
export function ThemeSwitchIsland({ title, labels, uid }: Props & IslandContext) {
  /** Index of the entry that Enter would choose; none while the list is closed. */
  const [active, setActive] = useState<number>()
  const chosen = useSyncExternalStore(watchTheme, themeInForce, () => 'system' as const)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [findByLetter] = useState(typeAhead)
  const isOpen = active !== undefined

  useLayoutEffect(() => {
    if (isOpen) list.current?.focus({ preventScroll: true })
  }, [isOpen])

  function open() {
    setActive(THEMES.indexOf(chosen))
  }

  function close() {
    // Before the list goes, which would take the focus along.
    button.current?.focus({ preventScroll: true })
    setActive(undefined)
  }

  function choose(theme: Theme | undefined) {
    if (theme !== undefined) chooseTheme(theme)
    close()
  }

  function onListKey(event: KeyboardEvent) {
    const { key, ctrlKey, altKey, metaKey } = event
    if (active === undefined || ctrlKey || altKey || metaKey) return
    const names = THEMES.map((theme) => labels[theme])
    const place = placeForKey(key, active, THEMES.length) ?? findByLetter(key, names, active)
    if (place !== undefined) setActive(place)
    else if (key === 'Enter' || key === ' ') choose(THEMES[active])
    else if (key === 'Escape' || key === 'Tab') close()
    else return
    // Tab goes on from the button.
    if (key !== 'Tab') event.preventDefault()
  }

  return (
    <div className={styles['switch']}>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        title={title}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${uid}list` : undefined}
        // The focus stays in the list, whose loss would close it before the click does.
        onMouseDown={(event) => isOpen && event.preventDefault()}
        // Enter and Space arrive as clicks.
        onClick={isOpen ? close : open}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          open()
        }}
      >
        <span className="visually-hidden">{`${title}: `}</span>
        {THEMES.map((theme) => (
          <span key={theme} data-icon={theme}>
            {labels[theme]}
          </span>
        ))}
      </button>
      {isOpen && (
        <div
          ref={list}
          id={`${uid}list`}
          className={styles['list']}
          role="listbox"
          tabIndex={-1}
          aria-label={title}
          aria-activedescendant={`${uid}${active}`}
          onKeyDown={onListKey}
          onBlur={() => setActive(undefined)}
        >
          {THEMES.map((theme, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the focus and hears the keys
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={theme}
              id={`${uid}${index}`}
              role="option"
              aria-selected={theme === chosen}
              data-icon={theme}
              data-active={index === active ? '' : undefined}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(theme)}
            >
              {labels[theme]}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function themeInForce(): Theme {
  const { theme: shown } = document.documentElement.dataset
  return THEMES.find((theme) => theme === shown) ?? 'system'
}
