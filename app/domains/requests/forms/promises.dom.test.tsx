import { expect, test, vi } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { plainText } from '#content/inline.ts'
import { loadPage } from '#content/load.server.ts'
import { isDialogName } from '#map/dialogs.ts'
import { locales, type Locale } from '#map/locale.ts'
import { pageIds, pages, type PageId } from '#map/pages/pages.ts'
import { pageLabel, pagePath } from '#map/paths.ts'
import { markup, type DialogName } from '#tests/support/dialog-markup.tsx'

vi.mock('#domains/requests/dialog/requests.css?url', () => ({ default: '/forms.css' }))

const identity = readIdentity()

/** What a page says around the button that opens its dialog. */
function askOf(page: PageId, locale: Locale): { readonly cta: string; readonly text: string } | undefined {
  const content = loadPage(pagePath(page, locale, identity))?.content
  if (content === undefined || !('ask' in content) || !('cta' in content) || !content.cta) return undefined
  const { ask } = content
  const heading = 'heading' in ask ? ask.heading : ask.title
  return { cta: content.cta, text: [content.cta, plainText(heading), plainText(ask.text)].join(' ') }
}

const asking = pageIds.filter((page) => {
  const { dialog } = pages[page]
  return dialog !== null && dialog !== 'appointment-dialog' && isDialogName(dialog) && askOf(page, 'es')
})

/** What a text asks for, in each language, and the fields of which the form then needs one. */
const promises: readonly (readonly [what: string, words: RegExp, fields: readonly string[]])[] = [
  [
    'a file',
    /\bphoto|\bfotos?\b|\bFotos?\b|(?:Send|Env[ií]e|M[aá]nde|Schicken Sie)[^.?:]*(?:papers|notice|polic|contract|letter|draft|bill|invoice|advert or|quotation|recibo|póliza|pliego|carta|borrador|factura|Police|Vertrag|Rechnung|Anzeige oder|Brief|Plan|Angebot)|\bthe papers\b|con los papeles|Fahrzeugpapieren|bill\b|factura|Stromrechnung|Have a quotation|presupuesto de su clínica|Kostenvoranschlag|Send my document|Dokument schicken|Enviar mi documento/,
    ['photos', 'bill'],
  ],
  ['a CO₂ figure', /CO₂/, ['co2']],
  ['a plate', /\bplate\b(?! and sides)|\bmatrícula\b|\bKennzeichen\b/i, ['plate']],
  ['an address', /\baddress\b|\bdirección\b|\bAdresse\b/, ['place', 'postcode']],
  ['a town', /\btown\b|\bmunicipio\b|\bGemeinde\b(?!n)/, ['place', 'postcode']],
  [
    'a nationality',
    /\bnationality\b|\bpassport\b|nacionalidad|pasaporte|Staatsangehörigkeit|\bPass\b/,
    ['nationality'],
  ],
  ['a link', /\blink\b|\benlace\b|\bLink\b/, ['link']],
  [
    'a day',
    /\bdate\b|\bwhich day\b|\bfecha\b|\bDatum\b|exact date|Einreisedatum|Starttag|genauen Tag/i,
    ['eventDay', 'arrival', 'start', 'deadline', 'claimDay', 'currentEnd'],
  ],
]

/** A word that asks for nothing: the page's own plates, returned items, an existing policy. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  // We request the claims record of each plate ourselves.
  'a plate': [
    'insurance.flotas-vehiculos-industriales',
    'insurance.bicis-patinetes',
    'insurance.embarcaciones-recreo',
  ],
}

test.each(locales)('every promise of a call to action has its field in %s', async (locale) => {
  const broken: string[] = []
  for (const page of asking) {
    const { text } = askOf(page, locale)!
    const kept = promises.filter(([what, words]) => words.test(text) && !elsewhere[what]?.includes(page))
    if (kept.length === 0) continue
    const html = await markup(pages[page].dialog as DialogName, locale, pagePath(page, locale, identity))
    for (const [what, , fields] of kept) {
      if (!fields.some((field) => html.includes(`name="${field}"`))) broken.push(`${page}: ${what} (${text})`)
    }
  }
  expect(broken).toEqual([])
})

test.each(locales)('a dialog has the title of the button that opens it in %s', async (locale) => {
  for (const page of asking) {
    const html = await markup(pages[page].dialog as DialogName, locale, pagePath(page, locale, identity))
    const [, title = ''] = /<h2[^>]*>(.*?)<\/h2>/.exec(html) ?? []
    const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')
    expect([page, title]).toEqual([page, escaped(askOf(page, locale)!.cta)])
    const unlisted = pages[page].kind !== 'insurance' && pages[page].kind !== 'service'
    if (!unlisted && page !== 'service.support') {
      expect(html).toContain(`${escaped(pageLabel(page, locale, identity))}<!-- -->. `)
    }
    expect(html).not.toMatch(/<select[^>]* name="(?:product)"/)
  }
})

test('the answers of a shared list are shown, sent and chosen in the dialog', async () => {
  const html = await markup(
    'nie-dialog',
    'en',
    '/en/services/nie?case=other,abroad,represented&dialog=nie-dialog',
  )
  expect(html).toContain('<input type="hidden" name="case" value="other,abroad,represented"/>')
  const words = html.replaceAll(/<!-- -->|<[^>]*>/g, '')
  const content = loadPage('/en/services/nie')?.content
  if (content === undefined || !('documents' in content)) throw new Error('the page has no list')
  const chosen = ['other', 'abroad', 'represented']
  const answers = content.documents.cases.map(({ label, options }) => {
    const option = options.find(({ id }) => chosen.includes(id))
    return [label, ...(option ? [option.label] : [])].map((text) => plainText(text)).join(' – ')
  })
  expect(words).toContain(`Your answers: ${answers.join(' · ')} Change`)
  expect(html).toContain('href="/en/services/nie?case=other%2Cabroad%2Crepresented#documents"')
  expect(html).toMatch(/<input type="radio" name="whereabouts" checked="" value="abroad"/)
})

test('an address without an option of the page changes nothing', async () => {
  const html = await markup('nie-dialog', 'en', '/en/services/nie?case=moon,%3Cb%3E&dialog=nie-dialog')
  expect(html).not.toContain('name="case"')
})
