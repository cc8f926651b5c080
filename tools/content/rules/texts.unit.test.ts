import { expect, it } from 'vitest'
import { piecesOf, wordsOnly } from './texts.ts'

it('finds prose at any depth and leaves out ids, sources and foreign names', () => {
  const content = {
    lead: 'A',
    stage: 'complete',
    faqs: [{ q: 'B', a: 'C' }],
    sources: [{ name: 'Ley' }],
    documents: { items: [{ id: 'x', name: 'D', spanish: 'E' }] },
  }
  expect(piecesOf(content)).toEqual([
    { field: 'lead', text: 'A' },
    { field: 'faqs[0].q', text: 'B' },
    { field: 'faqs[0].a', text: 'C' },
    { field: 'documents.items[0].name', text: 'D' },
  ])
})

it('turns the inline notation into bare words', () => {
  expect(wordsOnly('**Pay** {{fact:a.b|n}} by *plazo*, see [here](page:contact).')).toBe(
    'Pay # by plazo, see here.',
  )
})
