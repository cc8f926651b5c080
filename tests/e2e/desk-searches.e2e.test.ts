import { expect } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { changeStore } from '#tests/support/desk-store.ts'
import { deskTest as test, signInAs, type OwnDesk } from '#tests/support/own-desk.ts'

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Counts a query as the site does; below three its words are not stored. */
function countSearch(desk: OwnDesk, query: string, locale: string, count: number, days: number): void {
  changeStore(
    desk,
    `insert into search_miss (bucket, day, locale, count, query) values (?, ?, ?, ?, nullif(?, ''))`,
    `${locale} ${query}`,
    dayBefore(days),
    locale,
    String(count),
    count < 3 ? '' : query,
  )
}

test('an editor sees what was not found, by period and language, and follows it to the site’s search', async ({
  page,
  desk,
}) => {
  await signInAs(page, desk, { name: 'Editor', role: 'editor' })
  await page.getByRole('link', { name: 'Searches', exact: true }).click()
  await expect(page.getByText('Nothing in this period')).toBeVisible()
  expect(await axeFindingsInBothSchemes(page)).toEqual([])

  countSearch(desk, 'jagdschein', 'de', 12, 3)
  countSearch(desk, 'seguro de barco', 'es', 5, 3)
  countSearch(desk, 'zeppelin', 'de', 4, 40)
  countSearch(desk, 'one of two people', 'en', 2, 3)
  await page.reload()
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveText(['jagdschein', 'seguro de barco'])
  await expect(page.getByRole('row', { name: /jagdschein/ })).toContainText('German')
  await expect(page.getByRole('row', { name: /jagdschein/ })).toContainText('12 times')
  expect(await axeFindingsInBothSchemes(page)).toEqual([])

  await page.getByLabel('Period').selectOption('last 90 days')
  await page.getByLabel('Language').selectOption('German')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(rows).toHaveText(['jagdschein', 'zeppelin'])
  await expect(page.getByLabel('Language')).toHaveValue('de')
  expect(await page.content()).not.toContain('one of two people')

  const link = page.getByRole('link', { name: 'zeppelin' })
  await expect(link).toHaveAttribute('href', /\/de\/busqueda\?q=zeppelin$/)
  await expect(link).toHaveAttribute('lang', 'de')
  await page.goto(`${desk.origin}/searches?days=1`)
  await expect(page.getByText('Nothing in this period')).toBeVisible()
})

test('long lists of searches have pages of fifty', async ({ page, desk }) => {
  for (let number = 1; number <= 51; number += 1)
    countSearch(desk, `query ${String(number).padStart(3, '0')}`, 'en', 1000 - number, 2)
  await signInAs(page, desk, { name: 'Reader', role: 'clerk' })
  await page.goto(`${desk.origin}/searches?days=7&language=en`)
  await expect(page.getByText('51 different queries')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(50)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['query 051'])
  await expect(page.getByLabel('Language')).toHaveValue('en')
})

for (const role of ['adviser', 'operator'] as const) {
  test(`the role ${role} has no page of searches`, async ({ page, desk }) => {
    await signInAs(page, desk, { name: `No searches ${role}`, role: 'operator' })
    changeStore(desk, `update staff set role = ? where name = ?`, role, `No searches ${role}`)
    await page.goto(`${desk.origin}/me`)
    const links = page.getByRole('navigation', { name: 'Sections' })
    await expect(links.getByRole('link', { name: 'Searches' })).toHaveCount(0)
    expect((await page.request.get(`${desk.origin}/searches`)).status()).toBe(403)
  })
}

test('what visitors answered at the end of pages stands below, with what they missed', async ({
  page,
  desk,
}) => {
  const form = (changes: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(changes) })
  const url = `${desk.site.origin}/en/clients?feedback`
  await fetch(url, form({ feedback: 'no' }))
  await fetch(url, form({ feedback: 'missing', missing: 'Opening hours in August. Mail ann@example.org' }))
  await fetch(`${desk.site.origin}/de/kunden?feedback`, form({ feedback: 'yes' }))
  await signInAs(page, desk, { name: 'Editor of pages', role: 'editor' })
  await page.goto(`${desk.origin}/searches`)
  const section = page.getByRole('region', { name: 'Answers at the end of pages' })
  await expect(section.getByRole('rowheader')).toHaveText([
    '/en/clients',
    '/de/kunden',
    'Opening hours in August. Mail …',
  ])
  await expect(section.getByRole('link', { name: '/de/kunden' })).toHaveAttribute('href', /\/de\/kunden$/)
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  await page.goto(`${desk.origin}/searches?language=de`)
  await expect(section.getByRole('rowheader')).toHaveText(['/de/kunden'])
})
