import { parseSync, type TemplateElement, Visitor } from 'oxc-parser'

/** A requirement that the name of a test mentions. */
export interface Mention {
  id: string
  file: string
  line: number
}

/** `R3.07` of the specification, `SID-05` a case, `C30` a complaint, `F40` a fault; also numbers that are mistyped. */
const ID = /^(R\d+\.\d+|[A-Z]{3}-\d+|[CF]\d+)$/

/**
 * The ids that names of tests begin with: those of `R3.07, SID-05: the name`. Every string of the file is read, because a name may come
 * from the data of `test.each`.
 * @throws Error when the file cannot be parsed
 */
export function readMentions(file: string, text: string): Mention[] {
  const { program, errors } = parseSync(file, text)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)

  const mentions: Mention[] = []
  const add = (words: string, start: number) => {
    const line = text.slice(0, start).split('\n').length
    const [, head = ''] = /^([^:]*): /.exec(words) ?? []
    for (const id of head.split(', ')) if (ID.test(id)) mentions.push({ id, file, line })
  }
  const addString = ({ value, start }: { value: unknown; start: number }) => {
    if (typeof value === 'string') add(value, start)
  }
  const addTemplate = ({ value, start }: TemplateElement) => add(value.cooked ?? '', start)
  new Visitor({ Literal: addString, TemplateElement: addTemplate }).visit(program)
  return mentions
}
