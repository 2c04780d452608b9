import { useState } from 'react'
import type { IslandContext } from '../../../src/browser/islands/island-props.ts'
import type { TabsProps } from '../../../src/browser/tabs/tab-choice.ts'
import { TabsIsland as Tabs } from '../../../src/theme/blocks/tabs.island.tsx'

/** Tabs that tell what they report: `data-told` holds the indices. */
export function TabsIsland(props: TabsProps & IslandContext) {
  const [told, setTold] = useState('')
  return (
    <div data-told={told}>
      <Tabs {...props} onChange={(index) => setTold((before) => `${before}${index} `)} />
    </div>
  )
}
