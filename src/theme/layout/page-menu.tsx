import type { ReactNode } from 'react'
import { twinAddress } from '../../config/twin-address.ts'
import { localisedHref } from '../../site/languages.ts'
import { publicAddress } from '../../site/public-address.ts'
import { withBase } from '../../site/route.ts'
import { textsLanguage, textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import '../parts/dropdown.css'
import { Link } from '../parts/link.tsx'
import styles from './page-menu.module.css'

/** Where each takes a question in its address. */
const ASSISTANTS = [
  { name: 'ChatGPT', ask: 'https://chatgpt.com/?q=' },
  { name: 'Claude', ask: 'https://claude.ai/new?q=' },
]

/**
 * What a reader does with a page beside reading it: gives it to an assistant. A native menu of links; a script makes the first of them copy the page
 * instead. Drawn where the settings have `pageMenu`; assistants only where they can reach the page.
 * @param children what stands in the same line, before it
 */
export function PageMenu({ children }: { children: ReactNode }) {
  const { page, config, base } = useDrawing()
  const { pageMenu } = config.theme
  if (!pageMenu || page.kind !== 'document' || page.navigation.theme.layout !== 'default') return children
  const texts = textsOf(page.locale).pageMenu
  const twin = twinAddress(localisedHref(page.navigation.route, page.locale, config))
  const href = withBase(twin, base)
  const address = config.siteUrl && publicAddress(twin, config.siteUrl, base)
  return (
    <div className={styles['line']}>
      {children}
      <details
        className={styles['menu']}
        data-dropdown="down"
        lang={textsLanguage(page.locale)}
        data-part="page menu"
      >
        <summary>{texts.open}</summary>
        <ul>
          <li>
            <a href={href} data-copy-page="">
              {texts.copyPage}
            </a>
          </li>
          <li>
            <a href={href}>{texts.viewMarkdown}</a>
          </li>
          {address !== undefined &&
            ASSISTANTS.map(({ name, ask }) => (
              <li key={name}>
                <Link href={ask + encodeURIComponent(texts.prompt(address))} newWindow>
                  {texts.openIn(name)}
                </Link>
              </li>
            ))}
          {pageMenu.links.map((link) => (
            <li key={link.href}>
              <Link href={link.href}>{link.text}</Link>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
