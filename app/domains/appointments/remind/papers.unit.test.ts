import { expect, test } from 'vitest'
import { locales } from '#map/locale.ts'
import { pageIds, pages, type PageId } from '#map/pages/pages.ts'
import { papersFor } from './papers.server.ts'

const topicOf = (page: keyof typeof pages) => `services.${pages[page].group}`

test('the papers for a service are those that its list asks of the visitor, with their case', () => {
  const papers = papersFor({ pageId: 'service.nie', fields: { topic: topicOf('service.nie') } }, 'en')
  expect(papers?.page).toBe('service.nie')
  expect(papers?.documents).toContain(
    'Valid passport, and a copy of every page (Your nationality: British or other)',
  )
  expect(papers?.documents.join(' ')).not.toContain('EX-15')
})

test('an appointment about something else than its page has no list', () => {
  expect(papersFor({ pageId: 'service.nie', fields: { topic: 'insurance.car' } }, 'en')).toBeUndefined()
  expect(papersFor({ pageId: 'office.palma', fields: { topic: 'services.car' } }, 'en')).toBeUndefined()
  expect(papersFor({ pageId: 'service.removed' as PageId, fields: {} }, 'en')).toBeUndefined()
})

test.each(locales)('every list is plain text in %s', (locale) => {
  const lists = pageIds
    .filter((page) => pages[page].kind === 'service')
    .map((page) => papersFor({ pageId: page, fields: { topic: topicOf(page) } }, locale))
    .filter((papers) => papers !== undefined)
  expect(lists.length).toBeGreaterThan(20)
  for (const { documents } of lists) {
    for (const words of documents) expect(words).not.toMatch(/\{\{|\*|\]\(|undefined|\[object/)
  }
})
