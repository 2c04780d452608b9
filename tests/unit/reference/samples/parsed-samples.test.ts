import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Parser as TreeParser } from '@vscode/tree-sitter-wasm'
import { beforeAll, expect, test } from 'vitest'
import { allRules } from '../../../../src/config/api-rules.ts'
import type { ApiReference } from '../../../../src/reference/model.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { requestSamples } from '../../../../src/reference/samples/request-samples.ts'
import { sampleChoices } from '../../../../src/reference/samples/sample-choices.ts'
import { operationsOf } from '../../../../src/reference/walk.ts'
import { readDocuments, readReferences } from '../../../samples/api-documents.ts'
import { readStones } from './stones.ts'

const GRAMMARS = {
  Shell: 'bash',
  Python: 'python',
  JavaScript: 'javascript',
  Java: 'java',
  Go: 'go',
  'C#': 'c-sharp',
}
const LANGUAGES = Object.keys(GRAMMARS) as (keyof typeof GRAMMARS)[]
const require = createRequire(import.meta.url)
const { Parser, Language } = require('@vscode/tree-sitter-wasm') as typeof import('@vscode/tree-sitter-wasm')
const parsers = new Map<string, TreeParser>()
let references: ApiReference[]

beforeAll(async () => {
  await Parser.init()
  for (const [language, grammar] of Object.entries(GRAMMARS)) {
    const parser = new Parser()
    parser.setLanguage(
      await Language.load(require.resolve(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${grammar}.wasm`)),
    )
    parsers.set(language, parser)
  }
  const root = fileURLToPath(new URL('../../../..', import.meta.url))
  const file = 'tests/data/apis/public/link-example.json'
  const ofOthers = readReference(readFileSync(join(root, file), 'utf8'), file, undefined, {
    levels: allRules('off'),
  })
  references = [...readReferences(await readDocuments(root)), readStones(), ofOthers]
}, 60_000)

/** The place of a mistake in a program; undefined when there is none. */
function mistakeIn(language: string, code: string): string | undefined {
  const tree = parsers.get(language)?.parse(code)
  if (!tree) throw new Error(`No parser of ${language}`)
  if (!tree.rootNode.hasError) return undefined
  const wrong = tree.rootNode.descendantsOfType('ERROR')[0] ?? tree.rootNode
  return `line ${wrong.startPosition.row + 1}: ${code.split('\n')[wrong.startPosition.row]}`
}

test.each(LANGUAGES)(
  'F63, F64, F65, F66: every sample of every document in %s can be parsed',
  (language) => {
    const mistakes = references.flatMap((reference) =>
      operationsOf(reference).flatMap((operation) =>
        sampleChoices(operation).flatMap((choice, index) => {
          const sample = requestSamples(reference, operation, choice).find((one) => one.language === language)
          const mistake = mistakeIn(language, sample?.code ?? '')
          return mistake === undefined
            ? []
            : [`${reference.name} ${operation.operationId} ${index}: ${mistake}`]
        }),
      ),
    )
    expect(mistakes).toEqual([])
  },
  60_000,
)

test('the parsers do find mistakes', () => {
  const wrong: Record<string, string> = {
    Shell: "curl 'https://a.example",
    Python: 'print("a"',
    JavaScript: 'await fetch(',
    Java: 'class Sample { String text = """\n    "x""""; }',
    Go: 'package main\nfunc main() { x := "a }',
    'C#': 'var text = """"x""";',
  }
  for (const language of LANGUAGES)
    expect([language, mistakeIn(language, wrong[language] ?? '')]).not.toEqual([language, undefined])
})
