import { expect, test } from 'vitest'
import { Code } from '../../../../src/theme/parts/code.tsx'
import { Prose } from '../../../../src/theme/parts/prose.tsx'
import { Table } from '../../../../src/theme/parts/table.tsx'
import { draw } from '../draw-frame.tsx'

const cells = (kind: 'td' | 'th', texts: readonly string[]) => {
  const Cell = kind
  return (
    <tr key={texts.join()}>
      {texts.map((text) => (
        <Cell key={text}>{text}</Cell>
      ))}
    </tr>
  )
}

function tableOf(head: readonly string[], ...rows: (readonly string[])[]): string {
  return draw(
    <Table>
      <thead>{cells('th', head)}</thead>
      <tbody>{rows.map((row) => cells('td', row))}</tbody>
    </Table>,
  )
}

test('LAY-12: four columns can be stacked, three when they are long; cells name their columns', () => {
  const four = tableOf(['A', 'B', 'C', 'D'], ['1', '2', '3', '4'])
  expect(four).toContain('<td role="cell" data-label="B">2</td>')
  expect(four).toContain('<th role="columnheader">B</th>')
  expect(four).toContain('<tr role="row">')
  expect(tableOf(['A', 'B', 'C'], ['1', '2', '3'])).not.toContain('role="row"')
  expect(tableOf(['A', 'B', 'C'], ['1', 'a'.repeat(25), 'b'.repeat(25)])).toContain('role="row"')
  expect(tableOf(['A', 'B'], ['a'.repeat(99), 'b'.repeat(99)])).not.toContain('role="row"')
})

test('LAY-12: of three columns texts of API documents count; a table with cells that span others is never stacked', () => {
  const long = 'a'.repeat(60)
  const drawn = draw(<Prose text={`| A | \`B\` | C |\n|---|---|---|\n| 1 | ${long} | 3 |`} />)
  expect(drawn).toContain('data-label="B"')
  expect(drawn).toContain('aria-label="Table: A, B, C"')
  const spanning = draw(
    <Table>
      <thead>{cells('th', ['A', 'B', 'C', 'D'])}</thead>
      <tbody>
        <tr>
          <td colSpan={4}>{long}</td>
        </tr>
      </tbody>
    </Table>,
  )
  expect(spanning).not.toContain('role="row"')
})

test.each([
  ['transcription_id', 'transcription_|id'],
  ['/api/v2/{id}/raw', '/api/|v2/|{id}/|raw'],
  ['https://a.example', 'https://|a.|example'],
  ['--fail-with-body', '--fail-|with-|body'],
  ['PrivateCompanyPermission', 'Private|Company|Permission'],
  ['ValidationError', 'ValidationError'],
])('LAY-12: code in a table, %s, goes on in the next line after its parts', (code, parts) => {
  const drawn = draw(
    <Table>
      <tbody>
        <tr>
          <td>
            <Code>{code}</Code>
          </td>
        </tr>
      </tbody>
    </Table>,
  )
  expect(drawn).toContain(`<code>${parts.replaceAll('|', '<wbr/>')}</code>`)
})

test('C82: code in running text stays in one piece unless it is long', () => {
  expect(draw(<Code>transcription_id</Code>)).toBe('<code>transcription_id</code>')
  expect(draw(<Code>page_numbers_of_the_document</Code>)).toContain('page_<wbr/>numbers_')
})
