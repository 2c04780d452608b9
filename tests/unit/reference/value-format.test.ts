import { describe, expect, test } from 'vitest'
import {
  cookieTexts,
  headerText,
  pathText,
  queryPairs,
  type Style,
} from '../../../src/reference/value-format.ts'

/** The values of the table of styles in the specification of OpenAPI. */
const VALUES = {
  empty: '',
  string: 'blue',
  array: ['blue', 'black', 'brown'],
  object: { R: 100, G: 200, B: 150 },
}

describe('F65: the table of styles of OpenAPI', () => {
  test.each<[Style, boolean, string, string, string, string]>([
    ['simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
    ['simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
    ['label', false, '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
    ['label', true, '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
    ['matrix', false, ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
    ['matrix', true, ';color', ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ])('path, %s, explode %s', (style, explode, ...expected) => {
    const written = Object.values(VALUES).map((value) => pathText('color', value, { style, explode }))
    expect(written).toEqual(expected)
  })

  test.each<[Style, boolean, string, string, string, string]>([
    ['form', false, 'color=', 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
    ['form', true, 'color=', 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
    [
      'spaceDelimited',
      false,
      'color=',
      'color=blue',
      'color=blue%20black%20brown',
      'color=R%20100%20G%20200%20B%20150',
    ],
    [
      'pipeDelimited',
      false,
      'color=',
      'color=blue',
      'color=blue%7Cblack%7Cbrown',
      'color=R%7C100%7CG%7C200%7CB%7C150',
    ],
    [
      'deepObject',
      true,
      'color=',
      'color=blue',
      'color=blue&color=black&color=brown',
      'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
    ],
  ])('query, %s, explode %s', (style, explode, ...expected) => {
    const written = Object.values(VALUES).map((value) =>
      queryPairs('color', value, { style, explode })
        .map(({ wire }) => wire)
        .join('&'),
    )
    expect(written).toEqual(expected)
  })

  test('header and cookie', () => {
    expect(Object.values(VALUES).map((value) => headerText(value, { explode: true }))).toEqual([
      '',
      'blue',
      'blue,black,brown',
      'R=100,G=200,B=150',
    ])
    const cookies = Object.values(VALUES).map((value) =>
      cookieTexts('color', value, { style: 'form', explode: false }),
    )
    expect(cookies.flat()).toEqual([
      'color=',
      'color=blue',
      'color=blue,black,brown',
      'color=R,100,G,200,B,150',
    ])
  })
})

describe('F65: signs with a meaning', () => {
  test('are encoded in entries, not between them', () => {
    const list = ['a,b', 'c d', '1|2']
    expect(pathText('x', list, { style: 'simple', explode: false })).toBe('a%2Cb,c%20d,1%7C2')
    const [pair] = queryPairs('x', list, { style: 'pipeDelimited', explode: false })
    expect(pair?.wire).toBe('x=a%2Cb%7Cc%20d%7C1%7C2')
  })

  test('stay with allowReserved, but for those that would end the value', () => {
    const [pair] = queryPairs('x', "https://a.example/b?c=d&e#f+%20 'g'", {
      style: 'form',
      explode: true,
      allowReserved: true,
    })
    expect(pair?.wire).toBe("x=https://a.example/b?c%3Dd%26e%23f%2B%20%20'g'")
  })

  test('a header has no sign that it cannot hold', () => {
    expect(headerText('Größe "1"\n', { explode: false })).toBe('Gr%C3%B6%C3%9Fe "1"%0A')
  })

  test('an object inside another one has brackets for each level, one inside a list is JSON', () => {
    const pairs = queryPairs('f', { a: { b: 1 }, c: [2, 3] }, { style: 'deepObject', explode: true })
    expect(pairs.map(({ name, value }) => `${name}=${value}`)).toEqual(['f[a][b]=1', 'f[c]=2', 'f[c]=3'])
    expect(pathText('x', [{ a: 1 }], { style: 'simple', explode: false })).toBe('%7B%22a%22%3A1%7D')
  })
})
