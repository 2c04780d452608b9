import { spawnSync } from 'node:child_process'
import { type Fence, placeOf } from '../site-fences.ts'
import { codeLanguage } from './languages.ts'

const COMPILE_ALL = `
import ast, json, sys
for place, code in json.load(sys.stdin):
    try:
        compile(code, place, "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    except SyntaxError as error:
        print(f"{place}: {error}")
`

/** Samples in Python and JavaScript whose syntax is wrong, each with the reason. */
export function codesThatDoNotCompile(fences: readonly Fence[]): string[] {
  const python = fences.filter((fence) => codeLanguage(fence) === 'Python')
  const input = JSON.stringify(python.map((fence) => [placeOf(fence), fence.code]))
  const found = spawnSync('python3', ['-c', COMPILE_ALL], { input, encoding: 'utf8' })
  const javascript = fences.filter((fence) => codeLanguage(fence) === 'JavaScript')
  return [
    ...found.stdout.split('\n').filter(Boolean),
    ...(found.status === 0 ? [] : [found.stderr]),
    ...javascript.flatMap((fence) => {
      const { status, stderr } = spawnSync(process.execPath, ['--check', '--input-type=module', '-'], {
        input: withoutRemovedLines(fence.code),
        encoding: 'utf8',
      })
      return status === 0 ? [] : [`${placeOf(fence)}: ${stderr}`]
    }),
  ]
}

/** A page may show a change: the old line stands above the new one. */
function withoutRemovedLines(code: string): string {
  return code.replace(/^.*\/\/ \[!code --\]$/gm, '')
}
