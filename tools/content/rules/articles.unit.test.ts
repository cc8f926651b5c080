import { expect, it } from 'vitest'
import { articlePieces } from './articles.ts'
import { languageProblems } from './language.ts'
import { SentenceRegister } from './sentences.ts'

const head = { title: 'T', metaTitle: 'M', metaDescription: 'D', summary: 'S' }
const body = `
First line
of a paragraph.

## A heading

> In short: pay.
- one item
  that goes on
- another
1. first

| Head | Other |
|---|---|
| cell | [link](page:contact) |
`

it('finds the prose of an article without the marks of Markdown', () => {
  expect(articlePieces({ ...head, body }).map(({ text }) => text)).toEqual([
    'T',
    'M',
    'D',
    'S',
    'First line of a paragraph.',
    'A heading',
    'In short: pay.',
    'one item that goes on',
    'another',
    'first',
    'Head',
    'Other',
    'cell',
    '[link](page:contact)',
  ])
})

it('lets the checks find what an article shares with a page, and what is in another language', () => {
  const sentence = 'Bring the original and a copy of it to the office.'
  const register = new SentenceRegister()
  register.add('page.yaml', [{ field: 'lead', text: sentence }])
  const pieces = articlePieces({
    ...head,
    body: `- ${sentence}\n- Traiga usted el original y una copia de su pasaporte.`,
  })
  expect(register.add('article.md', pieces)).toEqual([
    expect.stringContaining('the same sentence as in page.yaml'),
  ])
  expect(languageProblems('article.md', 'en', pieces)).toEqual([expect.stringContaining('reads like es')])
})
