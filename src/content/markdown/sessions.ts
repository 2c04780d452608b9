import type { Element, ElementContent } from 'hast'
import type { ShikiTransformer } from 'shiki'

const SESSIONS = ['console', 'shellsession']
const SHELLS = ['bash', 'sh', 'shell', 'shellscript', 'zsh', 'fish']

/** Whether a block shows what somebody typed and what came back, which no shell runs: by its language, or by its prompt `$ `. */
export function isSession(source: string, language: string): boolean {
  return SESSIONS.includes(language) || (SHELLS.includes(language) && /^\s*\$ /.test(source))
}

/**
 * Marks the lines of a session: those that begin with a prompt are commands, and so is the line behind one that ends in a backslash; everything else
 * is output (C57).
 */
export function markSession(): ShikiTransformer {
  let goesOn = false
  return {
    line(node) {
      const text = textOf(node)
      const isCommand = goesOn || /^[$#>%] /.test(text)
      goesOn = isCommand && text.endsWith('\\')
      this.addClassToHast(node, isCommand ? 'command' : 'output')
    },
  }
}

function textOf(node: Element): string {
  return node.children
    .map((child: ElementContent) =>
      child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '',
    )
    .join('')
}
