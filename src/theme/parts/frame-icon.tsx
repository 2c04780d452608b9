/** 24 × 24 units, stroked (base.css). */
const PATHS = {
  search: 'M16 16l5 5M18 11a7 7 0 1 1-14 0a7 7 0 0 1 14 0z',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M3 6h18M3 12h18M3 18h18',
  // A branch with two ends stands for any source repository.
  repository:
    'M6 9v6m12-6a6 6 0 0 1-6 6H9M8.5 6.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0zm0 11a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0zm12-11a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0z',
  chat: 'M4 5h16v11h-8l-5 4v-4H4z',
  sidebar: 'M3 5h18v14H3zM9 5v14',
}

interface FrameIconProps {
  name: keyof typeof PATHS
  /** Names a button or link that holds nothing else, and is its tooltip; without it the icon is a decoration. */
  title?: string
}

/** An icon of the frame in the colour of the text around it. */
export function FrameIcon({ name, title }: FrameIconProps) {
  const drawing = { width: 20, height: 20, viewBox: '0 0 24 24' }
  if (title === undefined) {
    return (
      <svg {...drawing} aria-hidden="true">
        <path d={PATHS[name]} />
      </svg>
    )
  }
  return (
    <svg {...drawing} role="img">
      <title>{title}</title>
      <path d={PATHS[name]} />
    </svg>
  )
}
