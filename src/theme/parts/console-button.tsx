import { textsOf } from '../../texts/texts-of.ts'
import { Application } from '../application.tsx'
import { useArticleLocale, useDrawing } from '../page-context.tsx'
import button from './button.module.css'

interface ConsoleButtonProps {
  /** Address, without base path, of the operation's data. */
  data: string
  id: string
  /** Address of the server of its only operation. */
  server?: string
  /** Of a program that calls several operations. */
  props?: object
}

/** Opens a console in its place (theme/applications/console), where the settings offer one. */
export function ConsoleButton({ data, id, server, props }: ConsoleButtonProps) {
  const { config } = useDrawing()
  const { run } = textsOf(useArticleLocale()).reference
  const { console, consoleHosts } = config.theme
  if (!console) return null
  // The policy of the site forbids every other host.
  const hosts = consoleHosts.filter((host) => server === undefined || `${server}/`.startsWith(`${host}/`))
  const all = { ...props, ...(hosts.length > 0 && { mayLeave: true }) }
  return (
    <Application
      name="console"
      words="console"
      data={data}
      {...(Object.keys(all).length > 0 && { props: all })}
      label={run}
      id={id}
      className={`${button['button']} ${button['secondary']} ${button['small']}`}
    />
  )
}
