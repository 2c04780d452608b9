import { nearest } from '../config/nearest.ts'
import { type Problem, SiteProblems } from '../config/problem.ts'
import { positionAt } from './text-position.ts'

export type Variables = Readonly<Record<string, string>>

const USE = /(\\?)\{\{[ \t]*([A-Za-z][A-Za-z0-9]*)[ \t]*\}\}/g

/**
 * Replaces every `{{name}}` by the value of that variable, whatever kind of text it stands in. Double braces
 * around anything but a single name stay as they are, and `\{{name}}` becomes `{{name}}`. No line is added or removed.
 *
 * @param file Where the text comes from, relative to the site root.
 * @param keepBraces What to write for `\{{name}}`, given `{{name}}`. Prose of MDX would take double braces for code,
 * so its compiler asks for a mark here and puts the braces back later.
 * @throws SiteProblems with every name that no variable has, each with line, column and nearest name.
 */
export function insertVariables(
  text: string,
  variables: Variables,
  file: string,
  keepBraces: (use: string) => string = (use) => use,
): string {
  const problems: Problem[] = []
  const result = insertKnown(text, variables, file, problems, keepBraces)
  if (problems.length > 0) throw new SiteProblems(problems)
  return result
}

/** {@link insertVariables} where other mistakes of the text are told together with unknown names: in place of these stands the bare name. */
export function insertKnown(
  text: string,
  variables: Variables,
  file: string,
  problems: Problem[],
  keepBraces?: (use: string) => string,
): string {
  const reportUnknown = (name: string, offset: number) => {
    problems.push({ file, ...positionAt(text, offset), ...describeUnknown(name, variables) })
  }
  return replaceVariables(text, variables, reportUnknown, keepBraces)
}

/** {@link insertVariables} for a text whose place in a file only the caller knows; in place of unknown names stands the bare name. */
export function replaceVariables(
  text: string,
  variables: Variables,
  reportUnknown: (name: string, offset: number) => void,
  keepBraces: (use: string) => string = (use) => use,
): string {
  return text.replace(USE, (use: string, backslash: string, name: string, offset: number) => {
    if (backslash) return keepBraces(use.slice(1))
    if (Object.hasOwn(variables, name)) return variables[name] ?? ''
    reportUnknown(name, offset)
    return name
  })
}

/** The names that a text uses. */
export function usedNames(text: string): string[] {
  return [...text.matchAll(USE)].flatMap(([, backslash, name]) =>
    backslash || name === undefined ? [] : [name],
  )
}

/** What there is to say about a name that no variable has, apart from its place. */
export function describeUnknown(name: string, variables: Variables): Pick<Problem, 'message' | 'nearest'> {
  const found = nearest(name, Object.keys(variables))
  return {
    message: `Unknown variable '{{${name}}}'; site.config.ts has none of that name (write \\{{${name}}} for the text itself)`,
    ...(found === undefined ? {} : { nearest: `{{${found}}}` }),
  }
}
