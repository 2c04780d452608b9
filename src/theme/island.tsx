import { Children, type ComponentType, type ReactNode, useId } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { IslandContext, SlotProps } from '../browser/islands/island-props.ts'
import type { Trigger } from '../browser/islands/triggers.ts'
import './island.css'
import { type Drawing, DrawingProvider, useDrawing } from './page-context.tsx'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'doc-island': HTMLAttributes<HTMLElement> & {
        name: string
        uid: string
        when?: Trigger
        props?: string
      }
      'doc-slot': Omit<DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>, 'hidden'> & {
        hidden?: boolean | 'until-found'
      }
    }
  }
}

export interface IslandProps<Props extends object> {
  /** The component is `NameIsland` in `name.island.tsx`. */
  name: string
  component: ComponentType<Props & IslandContext>
  /** Goes to the browser as JSON. */
  props: Props
  /** What wakes it; `interaction` unless given. */
  when?: Trigger
  /** Drawn now, once; the island places them by its `slots`. */
  children?: ReactNode
}

/**
 * Draws an interactive component into the page and lets the browser hydrate it when its trigger comes. Its children stay as they are
 * drawn here and may hold other islands.
 *
 * The component is drawn by a render of its own with its own prefix of ids, because the browser will hydrate it alone; of contexts only
 * the drawing is provided again.
 *
 * @throws TypeError when a prop is no JSON
 */
export function Island<Props extends object>(given: IslandProps<Props>) {
  const { name, component: Component, props, when, children } = given
  const uid = useId()
  const drawing = useDrawing()
  const json = toJson(props, name)
  // No hook may be called after a nested render.
  const slots = islandChildren(children).map((child, index) => drawSlot(child, drawing, `${uid}${index}`))
  const html = renderToString(
    <DrawingProvider drawing={drawing}>
      <Component {...props} uid={uid} slots={slots} />
    </DrawingProvider>,
    { identifierPrefix: uid },
  )
  return (
    <doc-island
      name={name}
      uid={uid}
      {...(when !== undefined && when !== 'interaction' && { when })}
      props={json}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function drawSlot(child: ReactNode, drawing: Drawing, identifierPrefix: string): SlotProps {
  const node = <DrawingProvider drawing={drawing}>{child}</DrawingProvider>
  const html = renderToStaticMarkup(node, { identifierPrefix })
  return { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } }
}

/** Children that become slots: MDX puts white space between blocks, which is none. */
export function islandChildren(children: ReactNode): ReactNode[] {
  return Children.toArray(children).filter((child) => typeof child !== 'string' || child.trim() !== '')
}

function toJson(props: object, island: string): string {
  return JSON.stringify(props, (key, value: unknown) => {
    if (typeof value === 'function' || typeof value === 'symbol') {
      throw new TypeError(`Island "${island}": the prop "${key}" cannot be sent to the browser as JSON.`)
    }
    return value
  })
}
