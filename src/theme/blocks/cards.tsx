import type { ReactNode } from 'react'
import { useNoOtherProps, useOneOf, useRequired, useSwitch } from '../parts/author-error.ts'
import { Icon } from '../parts/icon.tsx'
import { Link } from '../parts/link.tsx'
import styles from './cards.module.css'
import { Group, useMember } from './group.tsx'

const COLUMNS = [1, 2, 3, 4, 5, 6] as const
const ICONS = [
  'scribe',
  'llm',
  'nerd',
  'extract',
  'key',
  'book',
  'plug',
  'clock',
  'people',
  'question',
] as const

export interface CardsProps {
  /** Most columns side by side; fewer where a card would be narrower than 250 px. */
  num?: (typeof COLUMNS)[number]
  children?: ReactNode
}

/** A grid of ways onwards (CRD-01). */
export function Cards({ num = 3, children, ...rest }: CardsProps) {
  // Authors write `num={2}` and `num="2"`.
  const columns = useOneOf('Cards', 'num', typeof num === 'string' ? Number(num) : num, COLUMNS)
  useNoOtherProps('Cards', rest, ['num'])
  return (
    <ul className={styles['cards']} data-num={columns}>
      <Group name="Cards">{children}</Group>
    </ul>
  )
}

export interface CardProps {
  title: ReactNode
  /** Where the card leads; without it the card is plain text. */
  href?: string
  icon?: (typeof ICONS)[number]
  /** Draws an arrow after the title of a card that leads somewhere. */
  arrow?: boolean
  /** Draws the image among the children across the whole card. */
  image?: boolean
  children?: ReactNode
}

/** One card. Its link is the title alone, spread over the whole card, so that the text may hold links of its own. */
export function Card({ title, href, icon, arrow = false, image = false, children, ...rest }: CardProps) {
  useMember('Card', 'Cards')
  useRequired('Card', 'title', title)
  useSwitch('Card', 'arrow', arrow)
  useSwitch('Card', 'image', image)
  useNoOtherProps('Card', rest, ['title', 'href', 'icon', 'arrow', 'image'])
  const known = useOneOf('Card', 'icon', icon, [undefined, ...ICONS])
  const head = (
    <>
      {known !== undefined && <Icon name={known} />}
      {title}
    </>
  )
  return (
    <li className={styles['card']} {...(image && { 'data-image': '' })}>
      {href === undefined ? (
        <span className={styles['title']}>{head}</span>
      ) : (
        <Link className={styles['title']} href={href}>
          {head}
          {arrow && (
            <span className={styles['arrow']}>
              <Icon name="arrow" />
            </span>
          )}
        </Link>
      )}
      {children !== undefined && <div>{children}</div>}
    </li>
  )
}
