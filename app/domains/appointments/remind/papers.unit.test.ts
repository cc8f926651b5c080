import { expect, test } from 'vitest'
import { locales } from '#map/locale.ts'
import { pageIds, pages, type PageId } from '#map/pages/pages.ts'
import { papersFor } from './papers.server.ts'

const topicOf = (page: keyof typeof pages) => `services.${pages[page].group}`

test('the papers for a service are those that its list asks of the visitor, with their case', () => {
  const papers = papersFor({ pageId: 'service.nie', fields: { topic: topicOf('service.nie') } }, 'en')
  expect(papers.page).toBe('service.nie')
  expect(papers.documents).toContain(
    'Valid passport, and a copy of every page (Your nationality: British or other)',
  )
  expect(papers.documents.join(' ')).not.toContain('EX-15')
})

test('an appointment about something else than its page has what the topic usually needs', () => {
  const usual = (pageId: PageId, topic?: string) => {
    const { page, documents } = papersFor({ pageId, fields: topic === undefined ? {} : { topic } }, 'en')
    expect(page).toBeUndefined()
    return documents.join()
  }
  expect(usual('service.nie', 'insurance.car')).toMatch(/^Your current policy/)
  expect(usual('office.palma', 'services.car')).toMatch(/^Your passport or identity card/)
  expect(usual('service.removed' as PageId)).toMatch(/^Anything you have about it/)
})

test.each(locales)('every list is plain text in %s', (locale) => {
  const lists = pageIds
    .filter((page) => pages[page].kind === 'service')
    .map((page) => papersFor({ pageId: page, fields: { topic: topicOf(page) } }, locale))
    .filter(({ page }) => page !== undefined)
  expect(lists.length).toBeGreaterThan(20)
  for (const { documents } of lists) {
    for (const words of documents) expect(words).not.toMatch(/\{\{|\*|\]\(|undefined|\[object/)
  }
})
