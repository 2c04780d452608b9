const started = new WeakSet<HTMLSelectElement>()

/**
 * Lets a list say which request the samples around it show.
 *
 * @param list one entry for each `template` of its `[data-samples]`; the template of the entry that is shown is empty
 */
export function followChoice(list: HTMLSelectElement): void {
  if (started.has(list)) return
  started.add(list)
  list.addEventListener('change', () => showChoice(list))
  // What was chosen before this came.
  showChoice(list)
}

/** Exchanges the code of every language; what was shown waits in its own template, so that nothing is held twice. */
function showChoice(list: HTMLSelectElement): void {
  const samples = list.closest('[data-samples]')
  const templates = samples?.querySelectorAll('template') ?? []
  const chosen = templates[list.selectedIndex]?.content
  const former = [...templates].find(({ content }) => content.childElementCount === 0)?.content
  if (!samples || !chosen || !former || chosen === former) return
  const codes = [...chosen.children]
  const blocks = samples.querySelectorAll('pre > code')
  blocks.forEach((block, index) => {
    block.replaceWith(codes[index] ?? block)
    former.append(block)
  })
}
