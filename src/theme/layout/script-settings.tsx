import type { BrowserSettings } from '../../config/browser-settings.ts'
import type { ResolvedSiteConfig } from '../../config/site-schema.ts'
import type { ScriptTexts } from '../../texts/script-texts.ts'
import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'

/**
 * What scripts must know of the site, and what they say, as data of the page (`browser/settings.ts`): it is there when the network is not, and no
 * script carries settings or the words of a language. The same on every page of a language, because soft navigation leaves it alone. For a content
 * security policy this is no script.
 */
export function ScriptSettings({ settings }: { settings: BrowserSettings }) {
  const { page, config } = useDrawing()
  // `</script>` inside a text would end the element.
  const json = JSON.stringify({ ...settings, texts: scriptTextsOf(page.locale, config) }).replaceAll(
    '<',
    '\\u003c',
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: texts of the theme and the settings, escaped above
  return <script type="application/json" data-settings="" dangerouslySetInnerHTML={{ __html: json }} />
}

/** The texts that a site can use; what its settings say instead takes their place (R3.28). */
function scriptTextsOf(locale: string, { theme, offline }: ResolvedSiteConfig): Partial<ScriptTexts> {
  const { scripts } = textsOf(locale)
  const { placeholder: _drawn, ...own } = theme.search
  return {
    copy: scripts.copy,
    failed: scripts.failed,
    search: { ...scripts.search, ...own },
    ...(offline && { offline: scripts.offline }),
  }
}
