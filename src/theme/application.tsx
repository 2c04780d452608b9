import type { ReactNode } from 'react'
import type { ApplicationTexts } from '../texts/application-texts.ts'
import { textsOf } from '../texts/texts-of.ts'
import { useArticleLocale, useDrawing, useFileAddress } from './page-context.tsx'

export interface ApplicationProps {
  /** Its component is the default export of `NAME.application.tsx` in the theme. */
  name: string
  /** Go to the browser as JSON. */
  props?: object
  /** Its component gets these words of `Texts.applications` as prop `words`. */
  words?: keyof ApplicationTexts
  /** Address, without base path, of a JSON file whose value its component gets as prop `data`. */
  data?: string | undefined
  /** Words of the button that opens it. */
  label: string
  /** Of that button; a link to it with `~` and what the application understands opens it. */
  id?: string
  /** How the button looks. */
  className?: string
  /** What the page says without it: readable where there is no script, and until the reader asks for more. */
  children?: ReactNode
}

/**
 * A React application in a page, such as a console for requests. Its readable content is drawn; when the reader presses the button, the browser loads
 * React and mounts the component there (`browser/applications`), and no page loads React before.
 */
export function Application({ name, props, words, data, label, id, className, children }: ApplicationProps) {
  const drawing = useDrawing()
  const locale = useArticleLocale()
  const address = useFileAddress()
  const { heading, message } = textsOf(drawing.page.locale).serverError
  const spoken = words && drawing.words[locale]?.[words]
  return (
    <div
      data-application={name}
      {...(props && { 'data-props': JSON.stringify(props) })}
      {...(spoken !== undefined && { 'data-words': address(spoken) })}
      {...(data !== undefined && { 'data-source': address(data) })}
    >
      <div>{children}</div>
      <p role="alert" hidden>
        <strong>{heading}</strong> {message}
      </p>
      <button type="button" id={id} className={className} data-open-application="">
        {label}
      </button>
    </div>
  )
}
