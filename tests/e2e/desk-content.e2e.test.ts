import { expect, type Page } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { casesOf } from '#tests/support/cases.ts'
import { publishWaiting } from '#tests/support/desk-publisher.ts'
import { changeStore } from '#tests/support/desk-store.ts'
import { deskTest as test, signInAs, startOwnDesk, type OwnDesk } from '#tests/support/own-desk.ts'

const control = (page: Page, name: string) => page.locator(`[id="${name}"]`)
const save = async (page: Page) => await page.getByRole('button', { name: 'Save in the draft' }).click()
const fact = ({ origin }: OwnDesk, id: string, draft = '') =>
  `${origin}/content/fact?id=${id}${draft && `&draft=${draft}`}`

/** The draft that a page shows after saving. */
function draftOf(page: Page): string {
  return /\/draft\/([a-z0-9]{10})/.exec(page.url())?.[1] ?? ''
}

async function discard(page: Page, desk: OwnDesk, draft: string): Promise<void> {
  await page.goto(`${desk.origin}/content/draft/${draft}`)
  // What the check completes above would move the button.
  await expect(page.locator('[data-waiting]')).toHaveCount(0, { timeout: 60_000 })
  await page.getByText('Discard this draft').click()
  await page.getByRole('button', { name: 'Discard it for good' }).click()
  await expect(page.getByText('The draft is discarded.')).toBeVisible()
}

// Drafts are checkouts and checks of all texts: slow while everything else runs too.
test.describe.configure({ timeout: 180_000 })

test('only editors and managers learn that there are texts', async ({ page, desk }) => {
  await signInAs(page, desk, { name: 'Curious', role: 'clerk' })
  for (const role of ['clerk', 'adviser', 'operator']) {
    changeStore(desk, `update staff set role = ? where name = 'Curious'`, role)
    await page.goto(`${desk.origin}/me`)
    await expect(page.getByRole('link', { name: 'Texts', exact: true })).toHaveCount(0)
    for (const path of [
      '/content',
      '/content/find?q=nie',
      '/content/fact?id=nie.fee',
      '/content/hours',
      '/content/draft/aaaaaaaaaa',
    ])
      expect((await page.request.get(desk.origin + path)).status(), `${role} ${path}`).toBe(404)
    const post = await page.request.post(`${desk.origin}/content/undo`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      form: { publication: '1' },
    })
    expect(post.status(), role).toBe(404)
  }
})

test('two editors at once lose nothing: other fields are merged, the same field is asked about', async ({
  browser,
  page,
  desk,
}) => {
  await signInAs(page, desk, { name: 'Ana', role: 'editor' })
  await page.goto(fact(desk, 'nie.fee', 'new'))
  await page.getByLabel('Value', { exact: true }).first().fill('9,94')
  await save(page)
  await expect(page.getByText('nie.fee: from €9.84 to €9.94')).toBeVisible()
  const draft = draftOf(page)

  const other = await (await browser.newContext()).newPage()
  await signInAs(other, desk, { name: 'Ben', role: 'manager' })
  for (const one of [page, other]) await one.goto(fact(desk, 'nie.fee', draft))

  // Ben's value is saved first, then Ana's of another field: both stay.
  await other.getByLabel('Value', { exact: true }).first().fill('11')
  await save(other)
  await expect(other.getByText(/nie\.fee: from €9\.84 to €11/)).toBeVisible()
  await page.getByText('Source, review day and note').first().click()
  await page.getByLabel('Note').first().fill('Seen on the form.')
  await save(page)
  await expect(page.getByText(/nie\.fee: from €9\.84 to €11/)).toBeVisible()
  await expect(page.getByText(/nie\.fee · Note/)).toBeVisible()

  // The same field in both orders: the second one sees both values and chooses.
  for (const [first, second, keep] of [
    [page, other, 'Yours'],
    [other, page, 'Theirs, already saved'],
  ] as const) {
    for (const one of [first, second]) await one.goto(fact(desk, 'nie.fee', draft))
    await first.getByLabel('Value', { exact: true }).first().fill('12')
    await save(first)
    await expect(first.getByText(/nie\.fee: from €9\.84 to €12/)).toBeVisible()
    await second.getByLabel('Value', { exact: true }).first().fill('13')
    await save(second)
    await expect(second.getByRole('heading', { name: 'Someone else changed this too' })).toBeVisible()
    await expect(second.getByRole('radio')).toHaveCount(2)
    await expect(second.getByText('Theirs, already saved 12')).toBeVisible()
    if (keep === 'Yours') expect(await axeFindingsInBothSchemes(second)).toEqual([])
    await second.getByRole('radio', { name: keep }).check()
    await second.getByRole('button', { name: 'Keep the chosen values' }).click()
    await expect(second.getByText(keep === 'Yours' ? /to €13/ : /to €12/)).toBeVisible()
    if (keep === 'Yours') {
      await first.goto(fact(desk, 'nie.fee', draft))
      await first.getByLabel('Value', { exact: true }).first().fill('11')
      await save(first)
    }
  }
  await discard(page, desk, draft)
  await other.context().close()
})

test('reports a mistake at its field in the editor’s language, and keeps the draft from the site', async ({
  page,
  desk,
}) => {
  await signInAs(page, desk, { name: 'Clara', role: 'editor', locale: 'de' })
  await page.goto(`${fact(desk, 'nie.fee', 'new')}`)
  await page.getByLabel('Wert', { exact: true }).first().fill('1.234')
  await page.getByRole('button', { name: 'Im Entwurf speichern' }).click()
  await expect(page.getByText(/1\.234/).first()).toBeVisible()
  await expect(page.locator('[aria-invalid]')).toHaveValue('1.234')

  await page.goto(`${desk.origin}/content/text?id=page/service.nie&draft=new`)
  const lead = control(page, 'de:lead')
  await lead.fill('Die Gebühr beträgt {{fact:nie.fe}}.')
  await page.getByRole('button', { name: 'Im Entwurf speichern' }).click()
  const draft = draftOf(page)
  const problem = page.getByRole('link', { name: /nie\.fe.*nie\.fee/ })
  await expect(problem).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Jetzt veröffentlichen' })).toHaveCount(0)
  await problem.click()
  await expect(lead).toHaveAttribute('aria-invalid', 'true')
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  // Whatever the page offers, a post by hand is refused too: the draft stays.
  await page.request.post(`${desk.origin}/content/draft/${draft}/publish`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: { when: 'now' },
  })
  await publishWaiting(desk)
  expect((await page.request.get(`${desk.origin}/content/draft/${draft}`)).status()).toBe(200)
})

test('a publication at a day and hour can be cancelled', async ({ page, desk }) => {
  await signInAs(page, desk, { name: 'Dora', role: 'editor' })
  await page.goto(`${desk.origin}/content/hours?draft=new`)
  await page.getByLabel('Friday, first hours, to').fill('13:30')
  await save(page)
  await page.getByText('Publish later').click({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Schedule' }).click()
  await page.waitForURL(/\/result\//)
  await publishWaiting(desk)
  await expect(page.getByRole('heading', { name: 'Scheduled', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the draft' }).click()
  await expect(page.getByText(/It will be published on .* 08:00/)).toBeVisible()
  await page.getByRole('button', { name: 'Do not publish then' }).click()
  await page.waitForURL(/\/result\//)
  await publishWaiting(desk)
  await page.goto(`${desk.origin}/content`)
  await expect(page.getByRole('link', { name: 'Hours: Palma' })).toBeVisible()
  await expect(page.getByText(/to be published on/)).toHaveCount(0)
})

test('reports impossible hours at their field', async ({ page, desk }) => {
  await signInAs(page, desk, { name: 'Eva', role: 'editor' })
  await page.goto(`${desk.origin}/content/hours?draft=new`)
  await page.getByLabel('Monday, first hours, from').fill('15:00')
  await page.getByLabel('Tuesday, first hours, to').fill('')
  await page.getByLabel('Wednesday, first hours, to').fill('14:20')
  await page.getByLabel('Thursday, second hours, from').fill('13:00')
  await save(page)
  for (const words of [
    'The end has to be after the beginning',
    'Fill in both times',
    'Write a time in quarters of an hour, such as 09:15',
    'The second hours begin before the first ones end',
  ])
    await expect(page.locator('.content-range').getByText(words)).toBeVisible()
  await expect(page.getByLabel('Wednesday, first hours, to')).toHaveValue('14:20')
})

const pages = [
  '/content',
  '/content/find?q=nie%20fee',
  '/content/fact?id=nie.fee&draft=new',
  '/content/text?id=page/service.nie&draft=new',
  '/content/hours?draft=new',
  '/content/article?draft=new',
  '/content/partner?draft=new',
  '/content/history?id=page/service.nie',
]
/** The hours are a table of their own; the others consist of the same parts as a fact, which has the fewest. */
const inspected = casesOf(pages, (path) => /fact|hours/.test(path))

test('everything works without scripts, at 320 pixels and by keyboard', async ({ browser, page, desk }) => {
  await signInAs(page, desk, { name: 'Fina', role: 'editor' })
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 720 },
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await page.setViewportSize({ width: 320, height: 720 })
  for (const path of casesOf(pages, (one) => !/partner|article|find|history/.test(one))) {
    await page.goto(desk.origin + path)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, path).toBeLessThanOrEqual(320)
    if (inspected.includes(path)) expect(await axeFindingsInBothSchemes(page), path).toEqual([])
    expect((await plain.goto(desk.origin + path))?.status(), path).toBe(200)
  }
  await plain.goto(`${desk.origin}/content`)
  await plain.getByRole('searchbox').fill('nie fee')
  await plain.keyboard.press('Enter')
  await plain.getByRole('link', { name: 'nie.fee: €9.84' }).focus()
  await plain.keyboard.press('Enter')
  const value = plain.getByLabel('Value', { exact: true }).first()
  await value.fill('9,90')
  await value.press('Enter')
  await expect(plain.getByText('nie.fee: from €9.84 to €9.90')).toBeVisible()
  const draft = draftOf(plain)
  await page.setViewportSize({ width: 1280, height: 720 })
  await discard(page, desk, draft)
  await context.close()
})

test('hostile addresses and forms find nothing and change nothing', async ({ page, desk }) => {
  await signInAs(page, desk, { name: 'Gil', role: 'editor' })
  const get = async (path: string) => (await page.request.get(desk.origin + path)).status()
  for (const path of [
    '/content/text?id=../../package',
    '/content/text?id=page/home&draft=../main',
    '/content/fact?id=%00',
    '/content/draft/..%2f..%2fetc',
    '/content/result/..%2f..%2fetc',
    '/content/draft/aaaaaaaaaa/preview',
    '/content/history?id=--output',
    '/content/picture?id=facts/nie',
  ])
    expect(await get(path), path).toBe(404)
  const post = async (path: string, form: Record<string, string>) =>
    (
      await page.request.post(desk.origin + path, { headers: { 'sec-fetch-site': 'same-origin' }, form })
    ).status()
  expect(await post('/content/undo', { publication: '-1' })).toBe(404)
  expect(await post('/content/text', { id: 'page/home', base: 'f'.repeat(40), 'es:title': 'x' })).toBe(404)
  expect(
    await post('/content/text', { id: 'page/home', base: '--help', draft: '../x', 'es:title': 'a\u202Eb' }),
  ).toBe(422)
  await page.goto(`${desk.origin}/content`)
  await expect(page.getByText('a\u202Eb')).toHaveCount(0)
})

test('prices, reply templates, glossary, search words, plan and storm are forms like any other', async ({
  page,
  desk,
}) => {
  await signInAs(page, desk, { name: 'Hanna', role: 'manager' })
  const texts: readonly (readonly [id: string, part: string, control: string, value: string])[] = [
    ['prices', 'times', 'en:times.appointment', 'The wait for an appointment'],
    ['replies', '0', 'en:0.subject', 'Your documents are here'],
    ['glossary', '0', 'en:0.meaning', 'Who takes out the policy.'],
    ['plan/questions', '', '', ''],
    ['site', 'storm', 'all:storm.active', 'true'],
  ]
  let draft = 'new'
  for (const [id, part, name, value] of texts) {
    const query = new URLSearchParams({ id, draft, ...(part && { part }) })
    const response = await page.goto(`${desk.origin}/content/text?${query.toString()}`)
    expect(response?.status(), id).toBe(200)
    if (name === '') continue
    const field = control(page, name)
    if (value === 'true') await field.selectOption(value)
    else await field.fill(value)
    await save(page)
    await expect(page.getByText('Saved in the draft.')).toBeVisible()
    draft = draftOf(page)
  }
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Glossary',
    'Prices',
    'Reply templates',
    'Office details and offices',
  ])
  // Entries of lists are added, moved and taken away by buttons, which save too.
  await page.goto(`${desk.origin}/content/text?id=page/service.nie&draft=${draft}`)
  await page.getByRole('button', { name: 'Add: What we do' }).click()
  await expect(control(page, 'de:deliverables.we.3')).toHaveValue('')
  await page.getByRole('button', { name: 'Remove: What we do 4' }).click()
  await expect(control(page, 'de:deliverables.we.3')).toHaveCount(0)
  await discard(page, desk, draft)
})

test('what visitors missed leads to the text that it concerns', async ({ page }) => {
  // Of its own: other tests count what was searched and answered.
  const desk = await startOwnDesk()
  const send = async (fields: Record<string, string>) =>
    await fetch(`${desk.site.origin}/en/clients?feedback`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
  await send({ feedback: 'no' })
  await send({ feedback: 'missing', missing: 'How long does it take. Mail ann@example.org' })
  const day = new Date().toISOString().slice(0, 10)
  changeStore(
    desk,
    `insert into search_miss (bucket, day, locale, count, query) values ('x', ?, 'en', 7, 'jet ski')`,
    day,
  )
  await signInAs(page, desk, { name: 'Ines', role: 'editor' })
  await page.getByRole('link', { name: 'Texts', exact: true }).click()
  const reported = page.locator('.desk-panel').filter({ hasText: 'What visitors missed' })
  await expect(reported.getByText('searched 7 times, nothing found')).toBeVisible()
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  const line = reported.getByRole('listitem').filter({ hasText: 'How long does it take' })
  await line.getByRole('link').click()
  await expect(page.getByText(/^Missing: How long does it take/)).toBeVisible()
  await expect(page.getByText('Did this answer your question? 1 no, 0 yes')).toBeVisible()
  await page.goto(`${desk.origin}/content`)
  await reported.getByRole('link', { name: 'jet ski' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('jet ski')
  await desk.stop()
})
