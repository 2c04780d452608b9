import { useDrawing } from '../page-context.tsx'
import { Link } from './link.tsx'

/** Where readers get help (R1.05): one paragraph per line of `sidebar.help`. */
export function HelpLines() {
  return useDrawing().config.theme.sidebar.help.map(({ prompt, text, href }) => (
    <p key={href}>
      {prompt} <Link href={href}>{text}</Link>
    </p>
  ))
}
