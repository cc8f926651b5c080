import { expect, test, vi } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { aboutTheSite } from '#map/about-the-site.ts'
import { locales } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import { pageIds, pages, type PageId } from '#map/pages/pages.ts'
import { markup, type DialogName } from '#tests/support/dialog-markup.tsx'
import { capture } from '#tests/support/site.ts'
import { detailsOfPage } from './details.ts'
import { serverForms } from '#domains/requests/intake/forms.server.ts'
import { formModules } from './index.ts'
import type { FormName } from '#domains/requests/submission.ts'

vi.mock('#domains/requests/dialog/requests.css?url', () => ({ default: '/forms.css' }))

const identity = readIdentity()
const forms = await serverForms()
const named = Object.entries(forms)
const dialogNames = [...Object.keys(forms), 'success-dialog'] as DialogName[]
const every = dialogNames.flatMap((name) => locales.map((locale) => [name, locale] as const))

test.each(every)('%s has all its words in %s', async (name, locale) => {
  const html = await markup(name, locale, name === 'success-dialog' ? '/?reference=TAL-7K3M-Q2' : '/')
  expect(html).toContain('<dialog')
  // The message library prints a missing message's path.
  expect(html).not.toMatch(
    /(?:dialog|field(?:Label|Hint|Option)|form|topic|people|success|health|call)\.[a-z][\w.]+/i,
  )
})

/** The common and the hidden fields of every form. */
const always = 'name phone country email language message privacy marketing key opened proof website'.split(
  ' ',
)

test.each(named)('%s shows exactly its own questions', async (name, { questions }) => {
  const controls = (await markup(name as DialogName, 'es')).matchAll(
    /<(?:input|select|textarea)[^>]* name="([^"]+)"/g,
  )
  const shown = new Set([...controls].map(([, field]) => field))
  const own = Object.keys(questions).filter((question) => !questions[question]?.onDemand)
  expect([...shown].toSorted()).toEqual([...always, ...own].toSorted())
})

test.each(named)('%s keeps the fields of rows and conditions adjacent', async (name, { questions }) => {
  const { default: form } = await formModules[name as FormName].form()
  const order = Object.keys(questions)
  const together = [...(form.rows ?? []), ...(form.conditions ?? []).map(({ shows }) => shows)]
  for (const names of together) {
    const first = order.indexOf(names[0] ?? '')
    expect(order.slice(first, first + names.length)).toEqual(names)
  }
})

/** Pages whose dialogs together ask every question. */
function pagesOf(name: string): string[] {
  const asked = new Set<string>()
  const own = (Object.keys(detailsOfPage) as PageId[]).filter((page) => pages[page].dialog === name)
  const needed = own.filter((page) => {
    const fresh = detailsOfPage[page]?.filter((detail) => !asked.has(detail)) ?? []
    for (const detail of fresh) asked.add(detail)
    return fresh.length > 0
  })
  return ['/en', ...needed.map((page) => pagePath(page, 'en', identity))]
}

/** A dialog on all of these pages. */
const everywhere = async (name: string) =>
  (await Promise.all(pagesOf(name).map((path) => markup(name as DialogName, 'en', path)))).join('\n')

/** What only a list of documents sends. */
const isAsked = (field: string) => field !== 'case'

test.each(named)('%s has a control for each field of its schema', async (name, { schema: { entries } }) => {
  const html = await everywhere(name)
  for (const field of Object.keys(entries).filter(isAsked)) expect(html).toContain(`name="${field}"`)
})

test.each(named)('%s labels each control', async (name, { questions }) => {
  const html = await everywhere(name)
  for (const field of Object.keys(questions)) {
    const id = `${name}-${field}`
    expect(html).toMatch(new RegExp(`for="${id}"|aria-labelledby="${id}-label"|<fieldset id="${id}"`))
  }
})

/** The server-rendered dialog after a post with all of these fields invalid. */
const refused = async (name: DialogName, error: Readonly<Record<string, string[]>>, path = '/') =>
  await markup(name, 'en', path, { result: { status: 'error', error } })

/** Targets and texts of the errors of a refused form. */
const listed = (html: string) =>
  [...html.matchAll(/<li><a href="#([^"]+)">([^<]+)/g)].map(([, id = '', words = '']) => ({ id, words }))

test.each(named)('%s lists its errors in the order of its fields', async (name, { schema: { entries } }) => {
  const unasked = new Set(['key', 'opened', 'website', 'proof', 'country', 'marketing'])
  for (const path of pagesOf(name)) {
    const shown = await markup(name as DialogName, 'en', path)
    const asked = Object.keys(entries).filter(
      (field) => !unasked.has(field) && shown.includes(`id="${name}-${field}"`),
    )
    const error = Object.fromEntries(asked.map((field) => [field, ['required']]))
    const html = await refused(name as DialogName, error, path)
    const ids = listed(html).map(({ id }) => id)
    expect(ids).toHaveLength(asked.length)
    expect(ids).toEqual(
      ids.toSorted((one, other) => html.indexOf(`id="${one}"`) - html.indexOf(`id="${other}"`)),
    )
  }
})

test('a text that is too long is named in the error summary', async () => {
  const html = await refused('contact-dialog', { name: ['tooLong'], message: ['tooLong'] })
  expect(listed(html).map(({ words }) => words.split(': ')[0])).toEqual(['Message', 'Your name'])
})

test('a refused file is an error in its field and in the error summary', async () => {
  for (const [name, field, label] of [
    ['contact-electricity-dialog', 'bill', 'Bill, quotation or photographs'],
    ['contact-dialog', 'photos', 'Photographs or documents'],
  ] as const) {
    const html = await refused(name, { [`${field}[0]`]: ['fileSize'], [`${field}[1]`]: ['fileCount'] })
    const words = `Each file can have 10 MB at most; ${field === 'bill' ? 3 : 6} files at most`
    expect(listed(html)).toEqual([{ id: `${name}-${field}`, words: `${label}: ${words}` }])
    expect(html).toMatch(new RegExp(`id="${name}-${field}-error".{0,900}${words}`))
  }
})

test('files are listed by their error when their names are known', async () => {
  const html = await refused('contact-electricity-dialog', {
    'bill[0]': ['fileType?file=a.txt'],
    'bill[1]': ['fileSize?file=b.pdf'],
    'bill[2]': ['fileType?file=c.exe'],
  })
  const [{ words } = { words: '' }] = listed(html)
  expect(words).toBe(
    'Bill, quotation or photographs: a.txt, c.exe – Choose PDF files or pictures (JPEG, PNG, WebP, HEIC) that can be opened; b.pdf – Each file can have 10 MB at most',
  )
})

test('the hints of file fields and the error about too many files name the form’s limit', async () => {
  expect(await markup('contact-electricity-dialog', 'en')).toContain('up to 3 files of 10 MB')
  expect(await markup('contact-dialog', 'de')).toContain('bis zu 6 Dateien mit je 10 MB')
  const html = await refused('contact-electricity-dialog', { bill: ['fileCount'] })
  expect(listed(html)).toEqual([
    { id: 'contact-electricity-dialog-bill', words: 'Bill, quotation or photographs: 3 files at most' },
  ])
})

test('a dialog is preset by the page on which it opens', async () => {
  const general = await markup('general-dialog', 'en', '/en/insurances/accidents')
  expect(general).toContain('<input type="hidden" name="product" value="insurance.accidentes"/>')
  const van = await markup('otrosvehiculos-dialog', 'de', '/de/versicherungen/lieferwagen')
  expect(van).toContain('<option value="van" selected="">')
  const call = await markup('callback-dialog', 'es', '/seguros/salud')
  expect(call).toContain('<input type="hidden" name="topic" value="insurance.health"/>')
  const claim = await markup('contact-dialog', 'de', '/de/schäden?dialog=contact-dialog&claim=water')
  expect(claim).toContain('<input type="hidden" name="topic" value="claim"/>')
  expect(claim).toContain('<option value="water" selected="">')
  expect(claim).toContain('multipart/form-data')
})

/** What a dialog is preset to on each page of the map: a hidden value, its only preset list, or the ticked boxes. */
async function presetsOf(name: DialogName, of: readonly PageId[], field: string) {
  const presets: Record<string, string[]> = {}
  for (const page of of) {
    const html = await markup(name, 'en', pagePath(page, 'en', identity))
    const list = new RegExp(`<select[^>]* name="${field}".*?</select>`, 's').exec(html)?.[0] ?? ''
    const chosen = [...list.matchAll(/<option value="([^"]+)" selected/g)].map(([, value = '']) => value)
    const boxes = html.match(new RegExp(`<input[^>]* name="${field}"[^>]*>`, 'g')) ?? []
    const ticked = boxes
      .filter((box) => box.includes(' checked'))
      .map((box) => capture(box, / value="([^"]+)"/))
    const unasked = [...html.matchAll(new RegExp(`type="hidden" name="${field}" value="([^"]+)"`, 'g'))]
    presets[page] = [...unasked.map(([, value = '']) => value), ...chosen, ...ticked]
  }
  return presets
}

const isOffer = (page: PageId) =>
  ['insurance', 'service'].includes(pages[page].kind) && !aboutTheSite.has(page)

test('on every page the general dialog is preset to what the page offers, if anything', async () => {
  const offers = (page: PageId) =>
    page === 'plan' ? ['service.emigrar-mallorca'] : isOffer(page) ? [page] : []
  const expected = pageIds.map((page) => [page, offers(page)])
  expect(await presetsOf('general-dialog', pageIds, 'product')).toEqual(Object.fromEntries(expected))
})

test('on every page that offers something a call is preset to one of the topics', async () => {
  const presets = await presetsOf('callback-dialog', pageIds, 'topic')
  expect(pageIds.filter((page) => !presets[page]?.some((topic) => topic !== 'other'))).toEqual(
    pageIds.filter((page) => page !== 'claims' && !isOffer(page)),
  )
  expect(presets).toMatchObject({
    'service.automovil': ['services.car'],
    'service.subvencion-pr': ['services.car'],
    'service.domesticos': ['services.administrative'],
    'insurance.hogar': ['insurance.property'],
    claims: ['claim'],
  })
})

test.each([
  ['contact-electricity-dialog', 'energyInterests', []],
  ['otrosvehiculos-dialog', 'vehicleKind', ['insurance.otros-vehiculos']],
] as const)('%s is preset on each of its pages', async (name, field, general) => {
  const own = pageIds.filter((page) => pages[page].dialog === name)
  const presets = await presetsOf(name, own, field)
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter((page) => presets[page]?.length !== 1)).toEqual(general)
})

test.each(locales)('a page about the site is not offered as a product in %s', async (locale) => {
  const html = await markup('general-dialog', locale, pagePath('service.support', locale, identity))
  expect(html).toContain('value="service.automovil"')
  for (const page of aboutTheSite) expect(html).not.toContain(`value="${page}"`)
})

test('only a Spanish plate is required, and its mark is hidden for the others', async () => {
  for (const locale of locales) {
    const html = await markup('automoviles-dialog', locale)
    const plate = capture(html, /<div class="plate-if-spanish">(.*?)<input/s)
    expect(plate).toContain('class="field-optional"')
  }
})

test('without script all fields can be reached', async () => {
  const html = await markup('salud-dialog', 'en')
  expect(html).not.toContain('disabled')
  expect(html.match(/name="birthYear\d"/g)).toHaveLength(8)
})

test('health dialogs say that they ask nothing about health', async () => {
  for (const name of ['salud-dialog', 'dental-dialog', 'vidaDependencia-dialog'] as const) {
    expect(await markup(name, 'en')).toContain('We don’t ask about your health')
  }
})

test('a general offer says so too for products with questions about health', async () => {
  const groups = ['health', 'life', 'collective']
  const said: PageId[] = []
  for (const page of pageIds.filter(isOffer)) {
    const html = await markup('general-dialog', 'de', pagePath(page, 'de', identity))
    if (html.includes('Wir fragen nicht nach Ihrer Gesundheit')) said.push(page)
  }
  const expected = pageIds.filter(
    (page) => pages[page].kind === 'insurance' && groups.includes(pages[page].group),
  )
  expect(said.toSorted()).toEqual(
    [
      ...expected.filter((page) => page !== 'insurance.salud-mascotas'),
      'insurance.proteccion-autonomos',
    ].toSorted(),
  )
})

test('a form is posted to the page under it, with the full query', async () => {
  const html = await markup('callback-dialog', 'en', '/en/blog?tag=cars&utm_source=x&dialog=callback-dialog')
  expect(html).toContain('action="/en/blog?tag=cars&amp;utm_source=x&amp;dialog=callback-dialog"')
})
