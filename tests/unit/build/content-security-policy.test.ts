import { createHash } from 'node:crypto'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../../src/build/content-security-policy.ts'

const inline = 'start()'
const origins = ['https://analytics.example', 'https://errors.example']

/** What Google's evaluator has to say, of any severity. */
function findings(policy: string): string[] {
  const { csp } = new CspParser(policy)
  return new CspEvaluator(csp)
    .evaluate()
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`)
}

test('the evaluator finds nothing but that scripts of our own are allowed', () => {
  for (const policy of [contentSecurityPolicy(inline, []), contentSecurityPolicy(inline, origins)]) {
    // We serve files that a build has written: none of them comes from a reader, none answers with what a query asks for.
    expect(findings(policy)).toEqual([
      "script-src 'self': 'self' can be problematic if you host JSONP, AngularJS or user uploaded files.",
    ])
  }
})

test('the evaluator would find what is unsafe', () => {
  const policy = contentSecurityPolicy(inline, [])
  expect(findings(policy.replace("'self' 'sha256", "'self' 'unsafe-eval' 'sha256"))).not.toHaveLength(1)
  expect(findings(policy.replace(/'sha256-[^']+'/, "'unsafe-inline'"))).not.toHaveLength(1)
  expect(findings(policy.replace("default-src 'none'; ", ''))).not.toHaveLength(1)
})

test('only the one inline script runs, and nothing is unsafe', () => {
  const policy = contentSecurityPolicy(inline, origins)
  const hash = createHash('sha256').update('start()').digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain("connect-src 'self' https://analytics.example https://errors.example;")
  expect(policy).not.toMatch(/unsafe|\*|http:|blob:/)
})
