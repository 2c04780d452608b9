/** Two pages whose connection is broken; drawn in the page, so that it follows the theme and needs no file. */
export function Illustration() {
  return (
    <svg
      viewBox="0 0 288 144"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M24 132h240" />
      <path d="M40 20h44l20 20v80a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z" />
      <path d="M84 20v20h20M48 58h42M48 74h42M48 90h28" />
      <path d="M190 18h44l20 20v82a6 6 0 0 1-6 6h-58a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6z" strokeDasharray="5 6" />
      <g strokeWidth="3">
        <path d="M112 76h16M160 76h16M140 60l-4-10M150 60l6-9M140 92l-5 9M150 92l5 10" />
        <path d="M208 66l22 22M230 66l-22 22" />
      </g>
    </svg>
  )
}
