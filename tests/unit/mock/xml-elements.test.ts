import { expect, test } from 'vitest'
import { readXmlElement } from '../../../src/mock/xml-elements.ts'

test('XML is read with attributes, entities, sections and comments', () => {
  const text = `<?xml version="1.0"?><!-- a > b -->
<stone id="7" kind='a &amp; b'><name>R &lt;1&gt; &#x41;&#66;</name><raw><![CDATA[<x>]]></raw><none/></stone>`
  expect(readXmlElement(text)).toEqual({
    name: 'stone',
    attributes: { id: '7', kind: 'a & b' },
    text: '',
    children: [
      { name: 'name', attributes: {}, children: [], text: 'R <1> AB' },
      { name: 'raw', attributes: {}, children: [], text: '<x>' },
      { name: 'none', attributes: {}, children: [], text: '' },
    ],
  })
})

test.each(['', 'stone', '<a>', '<a></b>', '<a/><b/>', '<a b=c/>', '</a>', '<a></a></a>', '<a/>text'])(
  '%j is no XML',
  (text) => {
    expect(readXmlElement(text)).toBeUndefined()
  },
)
