import { describe, expect, it } from 'vitest'
import { drawPage, textOf } from '../draw-page.tsx'

const operations = {
  requestAccessToken: '/assets/operation.1.json',
  refreshAccessToken: '/assets/operation.2.json',
}

describe('KeyPair', () => {
  it('is a button with what it is for; it leads to the data of its operation', async () => {
    const html = await drawPage('<KeyPair operation="requestAccessToken" />', { operations })
    expect(html).toContain('data-application="key-pair"')
    expect(html).toContain('data-source="/assets/operation.1.json"')
    expect(textOf(html)).toContain('without an account')
    expect(html).toMatch(/<button[^>]*data-open-application[^>]*>Try it with a key pair made here</)
  })

  it('speaks the language of the page', async () => {
    const html = await drawPage('<KeyPair operation="requestAccessToken" />', { operations, locale: 'fr' })
    expect(textOf(html)).toContain('Essayer avec une paire de clés')
  })

  it('tells the author of a misspelt operation, of a page without a reference, of no and of other props', async () => {
    const drawn = (text: string, given = {}) => expect(drawPage(text, given)).rejects
    await drawn('<KeyPair operation="requestAccesToken" />', { operations }).toThrow(
      /nearest requestAccessToken/,
    )
    await drawn('<KeyPair operation="requestAccessToken" />').toThrow('expected `api: …` in the front matter')
    await drawn('<KeyPair />', { operations }).toThrow('needs `operation`')
    await drawn('<KeyPair operation="requestAccessToken" key2="a" />', { operations }).toThrow(
      'no prop of this name',
    )
  })
})
