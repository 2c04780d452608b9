/** A prompt at the start of a command in a session. */
const PROMPT = /^[$#>%] /

/**
 * What a copy button puts into the clipboard: the text between the fences, byte for byte; of a session with prompts only the commands,
 * without prompts (COD-05, C56, C57).
 *
 * @param block the `pre`; the highlighter marks the lines of sessions as `command` or `output`
 */
export function copiedText(block: Element): string {
  const code = block.querySelector('code') ?? block
  const commands = [...code.querySelectorAll('.line.command')]
  const source = code.textContent ?? ''
  if (commands.length === 0) return source
  return commands.map((line) => (line.textContent ?? '').replace(PROMPT, '')).join('\n')
}
