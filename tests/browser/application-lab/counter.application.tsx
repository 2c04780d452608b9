import { useEffect, useState } from 'react'

/** One with state, an effect and a field. Writes its end to `<html data-ended>`. */
export default function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  const [name, setName] = useState('')
  useEffect(
    () => () => {
      const { dataset } = document.documentElement
      dataset['ended'] = String(Number(dataset['ended'] ?? 0) + 1)
    },
    [],
  )
  return (
    <section aria-label="Counter">
      <label>
        Name <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <output>
        {name} {count}
      </output>
    </section>
  )
}
