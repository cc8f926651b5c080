import { expect, it } from 'vitest'
import { readPageFile } from '#content/page-file.server.ts'
import type { PageId } from '#map/pages/pages.ts'
import { anchorProblems, anchorsOf } from './anchors.ts'

const linting = (text: string) =>
  anchorProblems('nie/es.yaml', [{ field: 'lead', text }], (page) =>
    page === 'legal' ? new Set(['complaints']) : undefined,
  )

it('reports a section that a page does not have', () => {
  expect(linting('[a](page:legal#complaints) and [b](page:legal#nonsense)')).toEqual([
    'nie/es.yaml: lead: legal has no section “nonsense”',
  ])
})

it('leaves missing pages to the page rule', () => {
  expect(linting('[a](page:no-such-page#x), [b](page:legal)')).toEqual([])
})

it.each<[PageId, string, boolean]>([
  ['legal', 'complaints', true],
  ['claims', 'storm', true],
  ['lifestyle', 'answer-1', false],
  ['home', 'answer-1', true],
  ['service.nie', 'answer-4', true],
  ['service.nie', 'answer-99', false],
])('knows of %s whether it has #%s', (page, anchor, there) => {
  expect(anchorsOf(readPageFile(page, 'es')).has(anchor)).toBe(there)
})
