import type { ReactNode } from 'react'
import { textsOf } from '../texts/texts-of.ts'
import { useDrawing } from './page-context.tsx'

export interface ApplicationProps {
  /** Its component is the default export of `NAME.application.tsx` in the theme. */
  name: string
  /** Goes to the browser as JSON. */
  props?: object
  /** Words of the button that opens it. */
  label: string
  /** What the page says without it: readable where there is no script, and until the reader asks for more. */
  children: ReactNode
}

/**
 * A React application in a page, such as a console for requests. Its readable content is drawn; when the reader presses the button, the browser loads
 * React and mounts the component there (`browser/applications`), and no page loads React before.
 */
export function Application({ name, props = {}, label, children }: ApplicationProps) {
  const { heading, message } = textsOf(useDrawing().page.locale).serverError
  return (
    <div data-application={name} data-props={JSON.stringify(props)}>
      <div>{children}</div>
      <p role="alert" hidden>
        <strong>{heading}</strong> {message}
      </p>
      <button type="button" data-open-application="">
        {label}
      </button>
    </div>
  )
}
