import { describe, expect, it } from 'vitest'
import { locales } from '#map/locale.ts'
import { pageIds, type PageId } from '#map/pages/pages.ts'
import { caseProblems } from './schema.service.ts'
import { readPageFile } from '#content/page-file.server.ts'

const cases = [
  { id: 'nationality', options: [{ id: 'eu' }, { id: 'other' }] },
  { id: 'place', options: [{ id: 'spain' }, { id: 'abroad' }] },
]

describe('the rules of cases', () => {
  it('accept documents that depend on a question', () => {
    expect(caseProblems({ cases, items: [{ id: 'visa', when: { nationality: ['other'] } }] })).toEqual([])
  })

  it('reject unknown options, and duplicate ids', () => {
    const items = [{ id: 'visa', when: { place: ['moon'], job: ['any'] } }, { id: 'visa' }]
    const more = { id: 'origin', options: [{ id: 'eu' }, { id: 'third' }] }
    expect(caseProblems({ cases: [...cases, more], items })).toEqual([
      'visa depends on place: moon, which is not asked',
      'visa depends on job: any, which is not asked',
      'two documents are visa',
      'two options are eu',
    ])
  })
})

function documentsOf(page: PageId) {
  return locales.flatMap((locale) => {
    const content = readPageFile(page, locale)
    return 'documents' in content ? [content.documents] : []
  })
}

describe.each(pageIds.filter((page) => documentsOf(page).length > 0))('the documents of %s', (page) => {
  const lists = documentsOf(page)

  it('has a list in every language', () => {
    expect(lists).toHaveLength(locales.length)
  })

  it('has the same questions and documents in every language, so that ticks and links stay valid', () => {
    const ids = lists.map((list) => ({
      cases: list.cases.map(({ id, options }) => [id, options.map((option) => option.id)]),
      items: list.items.map(({ id, when, by }) => [id, when, by]),
    }))
    for (const other of ids) expect(other).toEqual(ids[0])
  })

  it('has at least one document in every case', () => {
    const [list] = lists
    const combinations = (list?.cases ?? []).reduce<Record<string, string>[]>(
      (all, { id, options }) => all.flatMap((one) => options.map((option) => ({ ...one, [id]: option.id }))),
      [{}],
    )
    for (const chosen of combinations) {
      const needed = list?.items.filter(({ when }) =>
        Object.entries(when ?? {}).every(([question, wanted]) => wanted.includes(chosen[question] ?? '')),
      )
      if (needed) expect(needed.length, JSON.stringify(chosen)).toBeGreaterThan(0)
    }
  })
})
