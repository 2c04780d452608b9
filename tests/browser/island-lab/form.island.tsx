import { type MouseEvent, useEffect, useId, useState } from 'react'
import type { IslandContext } from '../../../src/browser/islands/island-props.ts'

/** Everything an island may hold: buttons, links, fields, native elements, slots. What React has heard stands in `data-` attributes. */
export function FormIsland({ start, slots }: { start: number } & IslandContext) {
  const id = useId()
  const [count, setCount] = useState(start)
  const [text, setText] = useState('')
  const [checked, setChecked] = useState(false)
  const [colour, setColour] = useState('red')
  const [size, setSize] = useState('')
  const [keys, setKeys] = useState('')
  const [focused, setFocused] = useState(0)
  const [linked, setLinked] = useState('')
  const [awake, setAwake] = useState(false)
  const [slotShown, setSlotShown] = useState(true)
  useEffect(() => setAwake(true), [])

  function follow(event: MouseEvent) {
    setLinked(event.defaultPrevented ? 'prevented' : 'heard')
  }

  return (
    <section data-awake={awake} data-text={text} data-checked={checked} data-colour={colour} data-size={size}>
      <button type="button" onClick={() => setCount((n) => n + 1)}>
        count {count}
      </button>
      <button
        type="button"
        onClick={(event) => {
          event.stopPropagation()
          setCount((n) => n + 10)
        }}
      >
        ten
      </button>
      <label htmlFor={id}>Text</label>
      <input
        id={id}
        value={text}
        onFocus={() => setFocused((n) => n + 1)}
        onChange={(event) => setText(event.target.value)}
      />
      <output>focused {focused}</output>
      <label>
        <input type="checkbox" checked={checked} onChange={(event) => setChecked(event.target.checked)} /> Box
      </label>
      <select aria-label="Colour" value={colour} onChange={(event) => setColour(event.target.value)}>
        <option>red</option>
        <option>blue</option>
      </select>
      {['small', 'large'].map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={`${id}size`}
            value={each}
            checked={size === each}
            onChange={() => setSize(each)}
          />
          {each}
        </label>
      ))}
      <input
        aria-label="Keys"
        data-keys={keys}
        onKeyDown={(event) => setKeys((known) => `${known}${event.key} `)}
      />
      {/* biome-ignore lint/a11y/useValidAnchor: both happen, which is the point */}
      <a href="#linked" onClick={follow} data-linked={linked}>
        elsewhere
      </a>
      <details suppressHydrationWarning>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: both happen, which is the point */}
        <summary onClick={() => setCount((n) => n + 100)}>details</summary>
        inside
      </details>
      <button type="button" onClick={() => setSlotShown((shown) => !shown)}>
        toggle slot
      </button>
      <div hidden={!slotShown}>
        <doc-slot {...slots[0]} />
      </div>
      <doc-slot {...slots[1]} />
    </section>
  )
}
