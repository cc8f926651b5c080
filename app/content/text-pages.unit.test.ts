import { afterEach, describe, expect, it, vi } from 'vitest'
import { policyVersion } from '#domains/requests/policy-version.ts'
import { locales } from '#map/locale.ts'
import { pageIds } from '#map/pages/pages.ts'
import { retention } from '#map/limits.ts'
import { configuredFacts } from './facts/facts.server.ts'
import { readPageFile } from './page-file.server.ts'

const texts = pageIds.filter((id) => readPageFile(id, 'es').stage === 'text')

function outline(page: (typeof pageIds)[number], locale: (typeof locales)[number]) {
  const content = readPageFile(page, locale)
  if (content.stage !== 'text') throw new Error(`${page} is no text in ${locale}`)
  return content.sections.map(({ id, parts }) => [id, ...parts.map(({ kind }) => kind)])
}

describe('text pages', () => {
  it.each(texts)('have the same anchors and parts in each language: %s', (page) => {
    expect(outline(page, 'en')).toEqual(outline(page, 'es'))
    expect(outline(page, 'de')).toEqual(outline(page, 'es'))
    const ids = outline(page, 'es').map(([id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(locales)('the privacy policy in %s has the date that forms store as its version', (locale) => {
    expect(readPageFile('privacy', locale).updated).toBe(policyVersion)
  })
})

describe('retention periods in the privacy policy', () => {
  afterEach(() => vi.unstubAllEnvs())
  const months = () => configuredFacts().find(({ id }) => id === 'site.closed-requests')?.value

  it('are those the server uses', () => {
    vi.stubEnv('RETENTION_MONTHS', '')
    expect(months()).toBe(retention.closedMonths)
    vi.stubEnv('RETENTION_MONTHS', '6')
    expect(months()).toBe(6)
  })

  it.each(locales)('include every figure that the site uses, in %s', (locale) => {
    const text = JSON.stringify(readPageFile('privacy', locale))
    const kept = configuredFacts().filter(({ id }) => !id.startsWith('site.file'))
    for (const { id } of kept) expect(text).toContain(`{{fact:${id}}}`)
  })
})
