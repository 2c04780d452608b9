import { describe, expect, it } from 'vitest'
import { insertVariables } from '../../../src/content/variables.ts'

const variables = { brand: 'Acme', scribeHost: 'scribe.acme.example', price: '$& $1 $$' }
const insert = (text: string) => insertVariables(text, variables, 'content/a.mdx')

function blockOf(text: string): string {
  try {
    insert(text)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return 'no error'
}

describe('insertVariables', () => {
  it('inserts a value in prose, links, code and attributes', () => {
    expect(insert('{{brand}} [x](https://{{scribeHost}}/a) `{{brand}}` <A b="{{brand}}-{{brand}}" />')).toBe(
      'Acme [x](https://scribe.acme.example/a) `Acme` <A b="Acme-Acme" />',
    )
  })

  it('allows spaces inside the braces, but no line break', () => {
    expect(insert('{{ brand }} {{\tbrand}}')).toBe('Acme Acme')
    expect(insert('{{\nbrand}}')).toBe('{{\nbrand}}')
  })

  it('inserts a value as it is, whatever a replacement pattern would make of it', () => {
    expect(insert('{{price}}')).toBe('$& $1 $$')
  })

  it('leaves everything else in double braces alone', () => {
    const text = "style={{ color: 'red' }} {{ secrets.TOKEN }} {{}} {{1}} {{a-b}} {brand} {{brand} }"
    expect(insert(text)).toBe(text)
  })

  it('takes the variable out of three braces', () => {
    expect(insert('{{{brand}}}')).toBe('{Acme}')
  })

  it('a backslash keeps the braces, also around a name that does not exist', () => {
    expect(insert('\\{{brand}} \\{{name}} \\{{ brand }} \\{x}')).toBe('{{brand}} {{name}} {{ brand }} \\{x}')
  })

  it('a compiler may ask for a mark in place of kept braces', () => {
    const mark = (use: string) => use.replace('{{', '⟦').replace('}}', '⟧')
    expect(insertVariables('\\{{name}} {{brand}}', variables, 'content/a.mdx', mark)).toBe('⟦name⟧ Acme')
  })

  it('never changes the number of lines', () => {
    const text = 'a {{brand}}\r\n\n{{brand}}\n\\{{brand}}\n'
    expect(insert(text).split('\n')).toHaveLength(text.split('\n').length)
  })

  it('names of the language are no variables', () => {
    expect(blockOf('{{constructor}}')).toContain("Unknown variable '{{constructor}}'")
  })

  it('reports all unknown names, with line, column and nearest name', () => {
    expect(blockOf('One {{brnad}}\n\n  {{ScribeHost}} {{brand}} {{zzz}}')).toBe(`3 problems in 1 file

content/a.mdx:1:5
  Unknown variable '{{brnad}}'; site.config.ts has none of that name (write \\{{brnad}} for the text itself)
  nearest   {{brand}}

content/a.mdx:3:3
  Unknown variable '{{ScribeHost}}'; site.config.ts has none of that name (write \\{{ScribeHost}} for the text itself)
  nearest   {{scribeHost}}

content/a.mdx:3:28
  Unknown variable '{{zzz}}'; site.config.ts has none of that name (write \\{{zzz}} for the text itself)`)
  })
})
