/** Drawings of 24 × 24 units in the colour of the text around them; what they mean stands beside them. */

function Icon({ path }: { path: string }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

export function SearchIcon() {
  return <Icon path="M16 16l5 5M18 11a7 7 0 1 1-14 0a7 7 0 0 1 14 0z" />
}

export function CloseIcon() {
  return <Icon path="M6 6l12 12M18 6L6 18" />
}

export function MenuIcon() {
  return <Icon path="M3 6h18M3 12h18M3 18h18" />
}

/** A branch with two ends: any source repository. */
export function RepositoryIcon() {
  return (
    <Icon path="M6 9v6m12-6a6 6 0 0 1-6 6H9M8.500 6.500a2.500 2.500 0 1 1-5 0a2.500 2.500 0 0 1 5 0zm0 11a2.500 2.500 0 1 1-5 0a2.500 2.500 0 0 1 5 0zm12-11a2.500 2.500 0 1 1-5 0a2.500 2.500 0 0 1 5 0z" />
  )
}

export function ChatIcon() {
  return <Icon path="M4 5h16v11h-8l-5 4v-4H4z" />
}

export function SidebarIcon() {
  return <Icon path="M3 5h18v14H3zM9 5v14" />
}
