import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { parseMarkdown } from './markdown.server.ts'

const context = {
  fact: (id: string, form: string | undefined) => {
    if (id === 'no.such') throw new Error('unknown fact no.such')
    return id === 'odd.signs' ? '*1* | [2] <b>' : `<${id}${form ? `|${form}` : ''}>`
  },
  href: (page: string) => `/${page}`,
  article: (id: string) => `/blog/${id}`,
  picture: (name: string) => {
    if (name !== 'harbour') throw new Error(`unknown picture ${name}`)
    return { src: '/pictures/harbour.webp', width: 1280, height: 853, alt: 'The harbour' }
  },
  fill: (text: string) => text.replaceAll('{brand}', 'Example'),
}
const read = (source: string) => parseMarkdown(source, 'Title', context)

describe('article Markdown', () => {
  it('parses paragraphs with all inline notation', () => {
    expect(
      read(
        '{brand} says **now**: the *tasa*\nis [here](page:nie), [there](article:a) or [out](https://x.test).',
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        text: [
          'Example says ',
          { b: 'now' },
          ': the ',
          { i: 'tasa' },
          ' is ',
          { a: '/nie', t: 'here' },
          ', ',
          { a: '/blog/a', t: 'there' },
          ' or ',
          { a: 'https://x.test', t: 'out' },
          '.',
        ],
      },
    ])
  })

  it('links to a section of a page', () => {
    expect(read('[Complaints](page:legal#complaints)')).toEqual([
      { kind: 'paragraph', text: [{ a: '/legal#complaints', t: 'Complaints' }] },
    ])
  })

  it('keeps a link inside strong text', () => {
    expect(read('**Go [there](page:x) now**')).toEqual([
      { kind: 'paragraph', text: [{ b: 'Go ' }, { a: '/x', t: 'there' }, { b: ' now' }] },
    ])
  })

  it('gives every heading a unique id, also among the surrounding page’s ids', () => {
    const ids = read('## Größe & Maß\n\n### Sources\n\n## Sources\n\n## ¿Qué hacer?').map((block) =>
      block.kind === 'heading' ? [block.level, block.id] : [],
    )
    expect(ids).toEqual([
      [2, 'grosse-mass'],
      [3, 'sources-2'],
      [2, 'sources-3'],
      [2, 'que-hacer'],
    ])
  })

  it('parses tables named by the heading above, with facts whose notation contains a pipe', () => {
    expect(read('## Fees\n\n| | Amount |\n|---|--:|\n| One | {{fact:a.b|n}} |')).toContainEqual({
      kind: 'table',
      label: 'Fees',
      head: ['', 'Amount'],
      rows: [['One', '<a.b|n>']],
    })
  })

  it('names a table without a heading by the article', () => {
    expect(read('| A |\n|---|\n| 1 |')).toMatchObject([{ kind: 'table', label: 'Title' }])
  })

  it('parses lists and notes', () => {
    const paragraph = (text: string) => ({ kind: 'paragraph', text })
    expect(read('> Short.\n\n1. One\n2. Two\n\nText\n\n- A\n  - B')).toEqual([
      { kind: 'quote', blocks: [paragraph('Short.')] },
      { kind: 'list', ordered: true, items: [[paragraph('One')], [paragraph('Two')]] },
      paragraph('Text'),
      {
        kind: 'list',
        ordered: false,
        items: [[paragraph('A'), { kind: 'list', ordered: false, items: [[paragraph('B')]] }]],
      },
    ])
  })

  it('inserts the value of a fact as plain text', () => {
    expect(read('It is {{fact:odd.signs}}.')).toEqual([{ kind: 'paragraph', text: 'It is *1* | [2] <b>.' }])
  })

  it.each([
    ['<b>bold</b>', 'html'],
    ['![picture](https://x.test/a.png)', 'image'],
    ['# Title', 'heading 1'],
    ['`code`', 'inlineCode'],
    ['---', 'thematicBreak'],
    ['[x](javascript:alert(1))', 'javascript:'],
    ['[x](http://x.test)', 'http://x.test'],
    ['{{fact:no.such}}', 'no.such'],
    ['Ask {telefono} now', '{telefono}'],
    ['Ask **{{ fact:x }}** now', '{{ fact:x }}'],
    ['See [a] (page:legal) now', '] (page:legal)'],
    ['See [a](page:legal', '](page:legal'],
    ['See [a](www.boe.es) now', 'www.boe.es'],
    ['## {telefono}', '{telefono}'],
  ])('rejects %s', (source, named) => {
    expect(() => read(source)).toThrow(named)
  })

  it('shows a picture of the article where its text says so', () => {
    expect(read('One.\n\n![](picture:harbour)\n\nTwo.')[1]).toEqual({
      kind: 'picture',
      src: '/pictures/harbour.webp',
      width: 1280,
      height: 853,
      alt: 'The harbour',
    })
    expect(() => read('![](picture:none)')).toThrow('unknown picture none')
    expect(() => read('![x](https://elsewhere.test/a.png)')).toThrow('image')
  })

  it('reads a cached text as parsed, with current addresses', () => {
    const folder = mkdtempSync(join(tmpdir(), 'markdown-'))
    vi.stubEnv('PARSED_CACHE', folder)
    try {
      const source = '## One\n\n[x](page:nie)\n\n| A | B |\n|---|:-:|\n| 1 | *2* |'
      const first = read(source)
      expect(read(source)).toEqual(first)
      const moved = parseMarkdown(source, 'Title', { ...context, href: (page) => `/moved/${page}` })
      expect(moved).toEqual([first[0], { kind: 'paragraph', text: [{ a: '/moved/nie', t: 'x' }] }, first[2]])
      expect(readdirSync(folder)).toHaveLength(1)
    } finally {
      vi.unstubAllEnvs()
      rmSync(folder, { recursive: true })
    }
  })
})
