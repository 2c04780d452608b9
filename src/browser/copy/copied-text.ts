/** A prompt at the start of a command in a session. */
const PROMPT = /^[$#>%] /

/**
 * What a copy button puts into the clipboard, so that it runs: the text between the fences, byte for byte, without lines that are marked as removed; of a
 * session with prompts only the commands, without prompts (COD-05, C56, C57).
 *
 * @param block the `pre`; the highlighter marks its lines
 */
export function copiedText(block: Element): string {
  const code = block.querySelector('code') ?? block
  const commands = code.querySelectorAll('.command')
  const removed = code.querySelector('.remove')
  if (!removed && commands.length === 0) return code.textContent ?? ''
  const lines = commands.length > 0 ? commands : code.querySelectorAll('.line')
  return [...lines]
    .flatMap((line) =>
      line.matches('.remove')
        ? []
        : [(line.textContent ?? '').replace(commands.length > 0 ? PROMPT : '', '')],
    )
    .join('\n')
}
