import { useState } from 'react'

/** One that throws when it is drawn again. */
export default function Fragile() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('Broken later')
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  )
}
