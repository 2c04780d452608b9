import { textsOf } from '../../texts/texts-of.ts'
import { Application } from '../application.tsx'
import { useArticleLocale } from '../page-context.tsx'
import button from '../parts/button.module.css'
import { useReference } from './context.tsx'

const BUTTON = `${button['button']} ${button['secondary']} ${button['medium']}`

/** Where the reader opens the playground of a WebSocket (`theme/applications/playground/`). */
export function PlaygroundButton() {
  const { session } = useReference()
  const { about, open } = textsOf(useArticleLocale()).applications.playground
  if (session === undefined) return null
  return (
    <Application name="playground" words="playground" data={session} label={open} className={BUTTON}>
      <p>{about}</p>
    </Application>
  )
}
