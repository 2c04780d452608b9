import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { requestSamples } from '../../../../src/reference/samples/request-samples.ts'
import { operationsOf } from '../../../../src/reference/walk.ts'
import { SMALL } from '../small-document.ts'

/** Texts that break a language when they are not escaped. */
const HARD = `it's "quoted" \\ back, a $VAR; a \`tick\` and a line\\nbreak`

const FORM = SMALL.replace(
  "application/json:\n            schema:\n              $ref: '#/components/schemas/JobRequest'\n            examples:\n              usual:\n                value:\n                  kind: fast\n                  tags: [a]",
  `multipart/form-data:
            encoding:
              media:
                contentType: audio/mpeg
            schema:
              type: object
              required: [media]
              properties:
                media:
                  type: string
                  format: binary
                  description: The file.
                title:
                  type: string
                  description: Its title.
                options:
                  type: object
                  description: More.
            examples:
              usual:
                value:
                  media: sample.mp3
                  title: ${JSON.stringify(HARD)}
                  options:
                    text: ${JSON.stringify(HARD)}`,
)

function samplesOf(document: string, operationId: string) {
  const reference = readReference(document, 'apis/jobs.yaml')
  const operation = operationsOf(reference).find((candidate) => candidate.operationId === operationId)
  if (!operation) throw new Error(operationId)
  return Object.fromEntries(
    requestSamples(reference, operation).map(({ language, code }) => [language, code]),
  )
}

describe('request samples', () => {
  it('say the same in every language', () => {
    const samples = samplesOf(SMALL, 'readJob')
    expect(Object.keys(samples)).toEqual(['Shell', 'Python', 'JavaScript', 'Java', 'Go', 'C#'])
    for (const code of Object.values(samples)) expect(code).toContain('https://jobs.example/jobs/j1')
    for (const code of Object.values(samples)) expect(code).toContain('ACCESS_TOKEN')
  })

  it('leave out what need not be sent', () => {
    expect(samplesOf(SMALL, 'startJob')['Shell']).not.toContain('dry_run')
    expect(samplesOf(SMALL, 'readJob')['Shell']).not.toContain('--request')
  })

  it('keep every character of a text: Python, JavaScript and the shell read their own samples', () => {
    const folder = mkdtempSync(join(tmpdir(), 'docs-samples-'))
    try {
      const { Shell = '', Python = '', JavaScript = '' } = samplesOf(FORM, 'startJob')
      const check = (name: string, text: string, command: string, args: string[]) => {
        writeFileSync(join(folder, name), text)
        execFileSync(command, args, { cwd: folder, stdio: 'pipe' })
      }
      check('sample.sh', Shell, 'bash', ['-n', 'sample.sh'])
      check('sample.py', Python, '/usr/bin/python3', ['-m', 'py_compile', 'sample.py'])
      check('sample.mjs', JavaScript, process.execPath, ['--check', 'sample.mjs'])
      const literal = /"title": \(None, (".*")\),/.exec(Python)?.[1] ?? ''
      expect(
        execFileSync('/usr/bin/python3', ['-c', `print(${literal}, end="")`], { encoding: 'utf8' }),
      ).toBe(HARD)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('send a file of a form with its name and type', () => {
    const samples = samplesOf(FORM, 'startJob')
    expect(samples['Shell']).toContain("--form 'media=@sample.mp3;type=audio/mpeg'")
    expect(samples['Python']).toContain('("sample.mp3", open("sample.mp3", "rb"), "audio/mpeg")')
    for (const language of ['JavaScript', 'Java', 'Go', 'C#'])
      expect(samples[language]).toContain('audio/mpeg')
  })
})
