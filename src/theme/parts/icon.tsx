import { ICON_PATHS, type IconName } from './icon-paths.ts'

/** A decoration beside text: hidden from assistive technology, coloured like the text. Several names lie upon each other (`data-icon`). */
export function Icon({ name }: { name: IconName | readonly IconName[] }) {
  const names = typeof name === 'string' ? [name] : name
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      {names.map((each) => (
        <path key={each} d={ICON_PATHS[each]} {...(names.length > 1 && { 'data-icon': each })} />
      ))}
    </svg>
  )
}
