/** The one place where text becomes elements or the address of a script, for browsers that enforce Trusted Types. The policy is allowed by this name. */
const POLICY = 'docs'

interface Rules {
  createHTML(text: string): string
  createScriptURL(address: string): string
}

const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } }
const same = (text: string) => text
const rules: Rules = { createHTML: same, createScriptURL: same }
const policy = trustedTypes?.createPolicy(POLICY, rules) ?? rules

/** The text of a page of this site, which may be parsed. */
export function trustedHtml(text: string): string {
  return policy.createHTML(text)
}

/** The address of a script of this site, which a worker may run. */
export function trustedUrl(address: string): string {
  return policy.createScriptURL(address)
}
