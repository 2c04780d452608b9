import { describe, expect, it } from 'vitest'
import { exampleKey } from '../../../../src/reference/code-keys.ts'
import { layOutSequence } from '../../../../src/reference/diagrams/sequence-layout.ts'
import { find, texts, values } from '../draw-frame.tsx'
import { drawReference, textAfter } from './draw-reference.tsx'
import { SOCKET } from './socket-reference.ts'

const html = drawReference(SOCKET)

describe('a WebSocket document', () => {
  it('shows the connection and each message with fields and example, those of the client first', () => {
    expect(textAfter(html, 'api-connection')).toContain('wss://live.example/')
    expect(values(find(html, 'h3'), 'id')).toEqual(['start', 'add-data', 'add-text', 'end'])
    expect(textAfter(html, 'add-text')).toMatch(/^AddText#Says AddTextAbout AddText\.type stringrequired/)
    const codes = { [exampleKey('add-text', 'application/json', 'usual')]: '<b>text</b>' }
    expect(drawReference(SOCKET, codes)).toContain('<b>text</b>')
  })

  it('draws the session with a text alternative and the same in words', () => {
    const [diagram] = find(html, 'svg', { role: 'img' })
    expect(diagram?.attribs['aria-label']).toContain('4 messages')
    const drawn = texts(diagram ? [diagram] : [])[0]
    for (const text of [
      'Client',
      'Server',
      'Start',
      'AddData',
      'until the audio ends',
      'About every second.',
    ])
      expect(drawn).toContain(text)
    expect(texts(find(html, 'ol')).at(0)).toMatch(
      /^Client: Start\. Once, .*until the audio endsClient: AddDataServer: AddText\. About every second\.Server: End$/,
    )
    expect(html).not.toContain(' style=')
  })
})

describe('the layout of a session', () => {
  it('goes down, and a frame holds all its steps', () => {
    const { arrows, frames, height } = layOutSequence(SOCKET.sequence ?? [])
    const ys = arrows.map(({ y }) => y)
    expect(ys).toEqual([...ys].sort((a, b) => a - b))
    const [frame] = frames
    expect(frames).toHaveLength(1)
    const inside = ys.filter((y) => frame && y > frame.y && y < frame.y + frame.height)
    expect(inside).toEqual([ys[1], ys[2]])
    expect(height).toBeGreaterThan(ys.at(-1) ?? 0)
  })

  it('breaks notes between words', () => {
    const { arrows } = layOutSequence(SOCKET.sequence ?? [])
    expect(arrows[0]?.notes.join(' ')).toBe('Once, before anything else is sent over the connection.')
    for (const line of arrows[0]?.notes ?? []) expect(line.length).toBeLessThanOrEqual(42)
  })
})
