/** Browsers that lack something, or throw where others answer. Each is a script that runs before those of the page. */

const denied = "throw new DOMException('denied', 'SecurityError')"

export const MISSING: Record<string, string> = {
  storage: `for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { ${denied} } })`,
  cookies: `Object.defineProperty(Document.prototype, 'cookie', { get() { ${denied} }, set() { ${denied} } })`,
  clipboard:
    "Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = undefined",
  'clipboard that refuses':
    "navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))",
  IntersectionObserver: 'delete window.IntersectionObserver',
  ResizeObserver: 'delete window.ResizeObserver',
  'Navigation API': 'delete window.navigation',
  requestIdleCallback: 'delete window.requestIdleCallback',
  matchMedia: 'window.matchMedia = undefined',
  'matchMedia without events': 'window.matchMedia = () => ({ matches: false })',
  'matchMedia without answer': 'window.matchMedia = () => null',
  BroadcastChannel: 'delete window.BroadcastChannel',
  popovers: `for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete HTMLElement.prototype[name]
    const { matches } = Element.prototype
    Element.prototype.matches = function (selector) {
      if (selector.includes(':popover-open')) throw new DOMException('unknown', 'SyntaxError')
      return matches.call(this, selector)
    }`,
  'CSS.supports': 'delete CSS.supports; delete CSS.escape',
  Intl: 'delete window.Intl',
  customElements: "Object.defineProperty(window, 'customElements', { value: undefined })",
  'Trusted Types': 'delete window.trustedTypes',
}
