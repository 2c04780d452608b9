import type { Fence } from '../site-fences.ts'
import { codeLanguage, INTERPRETERS, type Language, terminalOf } from './languages.ts'
import { mentionedFiles } from './mentions.ts'

/** Something that is executed in the terminal of one language. */
export interface Step {
  fence: Fence
  language: Language
  /** Commands of bash. */
  command: string
  /** Files to write first: programs without a name. */
  programs: { name: string; code: string }[]
  /** Files of samples that take part, the fence itself first. */
  involved: Fence[]
}

/** Commands that put something on the machine: they stand for what the machine has. */
const INSTALLS =
  /^(?:sudo )?(?:pip3?|npm|npx|apt|apt-get|brew|go get|dotnet|mvn|python3? -m (?:pip|venv)|source \S*activate)\b/

/**
 * What a reader of a page does, in order.
 * @param fences all fences of the page
 * @param others fences of other pages: a page may use the files of another one
 * @param showsRequest whether a program without options has to be executed, too
 */
export function planPage(
  fences: readonly Fence[],
  others: readonly Fence[],
  showsRequest: (fence: Fence) => boolean,
): Step[] {
  return fences.flatMap((fence): Step[] => {
    const all = settingOf(fence)
    if (all) return all
    const language = terminalOf(fence)
    const step = language && stepOf(fence, showsRequest)
    if (!step) return []
    const involved = [fence, ...mentionedFiles(`${step.command}\n${fence.code}`, fences, others)]
    return [{ fence, language, ...step, involved: [...new Set(involved)] }]
  })
}

/** A choice that stands in no language's tab, such as `export API_HOST=…`: a reader makes it in the terminal of every language. */
function settingOf(fence: Fence): Step[] | undefined {
  const isSetting = fence.code.split('\n').every((line) => /^export \w+=\S+$/.test(line))
  if (!isSetting || codeLanguage(fence) !== 'Shell' || (fence.tab ?? '') in INTERPRETERS) return undefined
  return (Object.keys(INTERPRETERS) as Language[]).map((language) => {
    return { fence, language, command: fence.code, programs: [], involved: [fence] }
  })
}

function stepOf(
  fence: Fence,
  showsRequest: (fence: Fence) => boolean,
): Pick<Step, 'command' | 'programs'> | undefined {
  const { filename, bindings } = fence.options
  const language = codeLanguage(fence)
  if (!language || bindings.run === 'none') return undefined
  if (bindings.run !== undefined) return { command: bindings.run, programs: [] }
  const { command, extension } = INTERPRETERS[language]
  const isBound = bindings.operation !== undefined
  if (filename !== undefined) return isBound ? { command: `${command} ${filename}`, programs: [] } : undefined
  if (language === 'Shell')
    return INSTALLS.test(fence.code.trim()) ? undefined : { command: fence.code, programs: [] }
  if (!isBound && !showsRequest(fence)) return undefined
  const name = `sample-${fence.line}.${extension}`
  return { command: `${command} ${name}`, programs: [{ name, code: fence.code }] }
}
