import { textsOf } from '../../texts/texts-of.ts'
import { Application } from '../application.tsx'
import { useArticleLocale } from '../page-context.tsx'
import { useReference } from './context.tsx'

/** Where the reader opens the playground of a WebSocket (`theme/applications/playground/`). */
export function PlaygroundButton() {
  const { session } = useReference()
  const { about, open } = textsOf(useArticleLocale()).applications.playground
  if (session === undefined) return null
  return (
    <Application name="playground" words="playground" data={session} label={open}>
      <p>{about}</p>
    </Application>
  )
}
