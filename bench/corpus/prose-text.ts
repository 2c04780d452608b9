import { OBJECTS, REMARKS, SUBJECTS, TIMES, TOPICS, VERBS } from './phrases.ts'
import { CODE_BLOCKS } from './prose-code.ts'
import { markerOf, type ProsePage, slug } from './prose-pages.ts'
import { randomNumbers } from './random.ts'

const HEADINGS = [
  ['Overview', 'How it works'],
  ['Before you begin', 'Required permissions'],
  ['Apply the change', 'From the command line'],
  ['Options', 'Defaults and limits'],
  ['Verify the result', 'Common mistakes'],
] as const

/**
 * The Markdown of a page below its title: 8 kB, ten headings, four code blocks, a table, three lists, eleven links. No braces or angle
 * brackets outside code, so that MDX takes it, too.
 * @param pages of the whole site, for links
 * @param addressOf what a link to a page says
 */
export function proseText(
  page: ProsePage,
  pages: readonly ProsePage[],
  addressOf: (page: ProsePage) => string,
): string {
  const random = randomNumbers(1000 + page.index * 7919)
  const number = (least: number, span: number) => least + Math.floor(random() * span)
  const pick = <T>(list: readonly T[]): T => list[number(0, list.length)] as T
  const topic = TOPICS[page.index % TOPICS.length] as string
  const sample = { topic, name: slug(page.title).replaceAll('-', '_'), number }

  const clause = () => `${pick(SUBJECTS)} ${pick(VERBS)} ${pick(OBJECTS)}`
  const sentence = () => {
    const kind = random()
    if (kind > 0.8) return pick(REMARKS)
    return capital(`${clause()}${kind > 0.55 ? `, and ${clause()}` : ''} ${pick(TIMES)}.`)
  }
  const paragraph = (sentences: number) => Array.from({ length: sentences }, sentence).join(' ')
  const link = () => {
    const target = pick(pages)
    return `[${target.title}](${addressOf(target)})`
  }
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join('\n')
  const points = () => lines(4, () => `- **${capital(pick(TOPICS))}**: ${clause()}. Read ${link()}.`)
  const steps = () => lines(4, (index) => `${index + 1}. ${sentence()}`)
  const options = () =>
    `| Option | Type | Default | Description |\n| --- | --- | --- | --- |\n${lines(
      7,
      (index) =>
        `| \`${slug(pick(TOPICS)).replaceAll('-', '_')}_${index}\` | ${pick(['string', 'number', 'duration'])} | \`${number(0, 300)}\` | ${capital(clause())} |`,
    )}`

  const extras = [() => '', points, steps, options, points]

  const parts = HEADINGS.map(([heading, below], index) =>
    [
      `## ${heading}`,
      paragraph(number(3, 3)),
      CODE_BLOCKS[index]?.(sample) ?? '',
      `### ${below}`,
      paragraph(number(3, 2)),
      extras[index]?.() ?? '',
      paragraph(2),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  )
  return [
    paragraph(3),
    `See also ${link()}, ${link()} and ${link()}.`,
    ...parts,
    `The internal reference of this page is ${markerOf(page)}.`,
  ].join('\n\n')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
