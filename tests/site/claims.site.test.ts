import { existsSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { siteIdentity } from '#content/load.server.ts'
import { readPageFile } from '#content/page-file.server.ts'
import { claimKinds } from '#map/claim-kinds.ts'
import { locales } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import { builtPages } from '#tests/support/site.ts'

const built = builtPages()
const { storm } = siteIdentity()

/**
 * What the three languages must have in common: order, calls, deadlines and phrases of each case.
 */
function skeletonOf(locale: (typeof locales)[number]) {
  const content = readPageFile('claims', locale)
  if (content.stage !== 'claims') throw new Error('no claims page')
  return {
    cases: content.cases.map(({ id, call, within, phrases, steps, keep, avoid }) => ({
      id,
      call,
      within,
      phrases,
      lengths: [steps.length, keep.length, avoid.length],
    })),
    limits: content.limits.map(({ id, period, counted }) => ({ id, period, counted })),
    boxes: content.statement.boxes.length,
  }
}

describe.each(locales)('the claims page in %s', (locale) => {
  const html = built.get(pagePath('claims', locale, siteIdentity())) ?? ''

  it('contains every case, closed except for the storm of storm mode, with its address inside what it opens', () => {
    const cases = html.matchAll(
      /<details class="claim"([^>]*)><summary>.*?<div class="claim-body" id="(\w+)"/g,
    )
    const found = [...cases].map(([, open = '', id]) => ({ id, isOpen: open !== '' }))
    const first = claimKinds.filter((kind) => storm !== undefined && kind === 'storm')
    const order = [...first, ...claimKinds.filter((kind) => !first.includes(kind))]
    expect(found).toEqual(order.map((id) => ({ id, isOpen: first.includes(id) })))
  })

  it('links every case to its form', () => {
    for (const kind of claimKinds) expect(html).toContain(`href="?dialog=contact-dialog&amp;claim=${kind}"`)
  })

  it('shows phrases in the language of the people they are for', () => {
    const languages = new Set([...html.matchAll(/<b lang="(\w\w)">/g)].map(([, lang]) => lang))
    expect([...languages].toSorted()).toEqual(locale === 'es' ? ['de', 'en'] : ['es'])
  })

  it('stays within the page size budget', () => {
    expect(brotliCompressSync(html).length).toBeLessThan(20_000)
  })
})

it('has the same cases in every language', () => {
  expect(skeletonOf('en')).toEqual(skeletonOf('es'))
  expect(skeletonOf('de')).toEqual(skeletonOf('es'))
})

it('has its service worker at the root, and the storm on every page or, in quiet weather, on none', () => {
  expect(existsSync('build/client/claims-worker.js')).toBe(true)
  for (const [path, html] of built)
    expect(html.includes('<aside class="band storm-banner"'), path).toBe(storm !== undefined)
})
