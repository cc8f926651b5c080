import { expect, onTestFinished, test, vi } from 'vitest'
import type { RequestDialog } from '#domains/requests/submission.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import { whenInWords } from '#domains/appointments/mail/describe-appointment.server.ts'
import type { AppointmentRecord } from '#domains/appointments/book/repository.server.ts'
import { locales, type Locale } from '#map/locale.ts'
import { identity, mailConfig } from '#tests/support/mail.ts'
import { requestRecord } from '#tests/support/request-record.ts'
import { composeOfficeMail } from './compose-office.server.ts'
import { composeVisitorMail } from './compose-visitor.server.ts'
import { describeField } from './describe-field.server.ts'
import { renderHtml, renderText } from '#platform/mail/render.server.ts'
import { requestMailTexts } from './request-mail-texts.server.ts'

const config = mailConfig()
const date = Temporal.Instant.from('2026-11-23T09:00:05Z')

function visitorMail(changes: Parameters<typeof requestRecord>[0] = {}, answerBy?: string) {
  const request = requestRecord(changes)
  return composeVisitorMail(config, {
    outboxId: 'o',
    request,
    to: 'a@example.org',
    statusToken: 'TOKEN',
    answerBy,
    date,
  })
}

function officeMail(
  changes: Parameters<typeof requestRecord>[0] = {},
  files: readonly KeptFile[] = [{ id: 'file-1', mediaType: 'application/pdf', size: 7 }],
  locale: Locale = config.officeLocale,
) {
  const request = requestRecord(changes)
  return composeOfficeMail(
    { ...config, officeLocale: locale },
    {
      outboxId: 'o',
      request,
      files,
      replyTo: request.email,
      date,
      describeField,
    },
  )
}

test.each([
  [
    'es',
    '1 página, 2 archivos adjuntos dentro, 1 script',
    'pendiente del antivirus',
    'eliminado: el antivirus',
  ],
  [
    'en',
    '1 page, 2 files attached inside, 1 script',
    'waiting for the virus check',
    'removed: the virus check',
  ],
  [
    'de',
    '1 Seite, 2 eingebettete Dateien, 1 Skript',
    'wartet auf die Virenprüfung',
    'gelöscht: Die Virenprüfung',
  ],
] as const)('the office’s mail has the result of the file checks: %s', (locale, holds, waiting, infected) => {
  const pdf = { pages: 1, attachments: 2, scripts: 1 }
  const files: KeptFile[] = [
    { id: '1', mediaType: 'application/pdf', size: 7, pdf, scan: 'clean' },
    { id: '2', mediaType: 'image/png', size: 7, scan: 'waiting' },
    { id: '3', mediaType: 'image/png', size: 7, scan: 'infected' },
  ]
  const text = renderText(officeMail({}, files, locale).content)
  expect(text).toContain(`FAR-7K3M-Q9-1.pdf (application/pdf, ${holds})`)
  expect(text).toContain(`FAR-7K3M-Q9-2.png (image/png, ${waiting}`)
  expect(text).toContain(`FAR-7K3M-Q9-3.png (image/png, ${infected}`)
})

test.each(locales)('the visitor is answered in their language: %s', (locale) => {
  const mail = visitorMail({ preferredLocale: locale, locale: 'en' }, '2026-11-24')
  const text = renderText(mail.content)
  const day = { es: '24/11/2026', en: '24 November 2026', de: '24.11.2026' }[locale]
  const dialog = requestMailTexts[locale]('dialogs.salud-dialog')
  for (const part of ['FAR-7K3M-Q9', dialog, day, 'J-9999', 'B99999999']) {
    expect(text).toContain(part)
  }
  expect(text).toContain(`https://faro.example${config.statusPath[locale]}/TOKEN`)
  expect(renderHtml(mail.content)).toContain(`href="https://faro.example${config.statusPath[locale]}/TOKEN"`)
})

test('the visitor’s mail repeats nothing that was typed but a name that reads like one', () => {
  const typed = {
    name: 'CANARY www.evil.example',
    message: 'CANARY',
    phone: 'CANARY',
    email: 'CANARY',
    fields: { CANARY: 'CANARY' },
  }
  const mail = visitorMail(typed)
  expect(mail.subject + renderText(mail.content) + renderHtml(mail.content)).not.toContain('CANARY')
  expect(renderText(visitorMail({ name: 'Anna Weber' }).content)).toContain('Anna Weber')
})

test('no day is promised that the office hours do not determine', () => {
  expect(renderText(visitorMail().content)).not.toMatch(/spätestens/)
  const named = { dialog: 'callback-dialog', fields: { when: '2026-11-24' } } as const
  expect(renderText(visitorMail(named).content)).not.toContain('2026')
})

test.each([
  ['es', 'el martes, 24/11/2026'],
  ['en', 'Tuesday, 24 November 2026'],
  ['de', 'am Dienstag, 24.11.2026'],
] as const)('a call is promised on its day, in %s', (preferredLocale, day) => {
  const named = { dialog: 'callback-dialog', fields: { when: '2026-11-24' }, preferredLocale } as const
  const soon = { ...named, fields: { when: 'soon' } }
  const t = requestMailTexts[preferredLocale]
  const latest = t('visitor.answerBy', { day: day.replace(/^(?:el|am) /, '') })
  const ofNamed = renderText(visitorMail(named, '2026-11-24').content)
  expect(ofNamed).toContain(day)
  expect(ofNamed).not.toContain(latest)
  expect(renderText(visitorMail(soon, '2026-11-24').content)).toContain(latest)
})

test.each([
  ['es', 'el miércoles, 09/12/2026, a mediodía, al número'],
  ['en', 'on Wednesday, 9 December 2026, around midday, on the number'],
  ['de', 'am Mittwoch, 09.12.2026, mittags unter der Nummer'],
] as const)('a call is promised in the part of the day that was chosen, in %s', (preferredLocale, said) => {
  const call = (time: string) =>
    visitorMail(
      { dialog: 'callback-dialog', fields: { when: '2026-12-09', time }, preferredLocale },
      '2026-12-09',
    )
  expect(renderText(call('midday').content)).toContain(said)
  const t = requestMailTexts[preferredLocale]
  const day = said.replace(/^\w+ (.*\d{4}).*$/, '$1')
  expect(renderText(call('any').content)).toContain(t('visitor.next.callbackOn', { day, part: 'any' }))
})

test('the office’s mail gives the day of a call, not the day it was counted from', () => {
  const mail = officeMail({ dialog: 'callback-dialog', fields: { when: '2026-11-24', time: 'morning' } })
  expect(renderText(mail.content)).toContain('¿Cuándo le llamamos? 24/11/2026')
})

test('without a base URL there are no links', () => {
  const request = requestRecord()
  const without = mailConfig({ identity: { ...identity, url: '' } })
  const mail = composeVisitorMail(without, {
    outboxId: 'o',
    request,
    to: 'a@b.example',
    statusToken: 'T',
    answerBy: undefined,
    date,
  })
  expect(renderHtml(mail.content)).not.toContain('href')
})

test('the office’s mail has every detail and can be replied to', () => {
  const mail = officeMail()
  const text = renderText(mail.content)
  expect(mail).toMatchObject({
    to: 'oficina@faro.example',
    replyTo: 'aenne@example.org',
    subject: 'Seguro de salud: FAR-7K3M-Q9',
  })
  const parts = [
    'Änne Groß',
    '+4915112345678',
    'aenne@example.org',
    '  1980\n  1982',
    'dental: sí',
    '  Zweite Zeile',
  ]
  const more = [
    'Seguro dental (https://faro.example/de/',
    'alemán',
    'versión 2026-11',
    'newsletter',
    'FAR-7K3M-Q9-1.pdf (application/pdf)',
    'requests files FAR-7K3M-Q9 CARPETA',
    'www.example.org',
  ]
  for (const part of [...parts, ...more]) expect(text).toContain(part)
  expect(text).toContain('Acepta publicidad: no')
  expect(text).toMatch(/Recibida: 23\/11\/2026, 10:00/)
})

test('dates are formatted without a new formatter for each', () => {
  const appointment = { startsAt: date } as AppointmentRecord
  officeMail()
  const when = whenInWords(appointment, 'es')
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  onTestFinished(() => made.mockRestore())
  officeMail()
  expect(whenInWords(appointment, 'es')).toBe(when)
  expect(made).not.toHaveBeenCalled()
})

test('the office is warned of a request in quarantine', () => {
  const mail = officeMail({ state: 'quarantined' })
  expect(mail.subject).toBe('[Revisar] Seguro de salud: FAR-7K3M-Q9')
  expect(renderText(mail.content)).toContain('cuarentena')
})

test('a number with no-break characters is plain in the text of a mail', () => {
  const { content } = visitorMail()
  const kept = { ...content, footer: ['+34\u00a0971\u00a0999\u00a0999'] }
  expect(renderText(kept)).toContain('+34 971 999 999')
  expect(renderHtml(kept)).toContain('+34\u00a0971\u00a0999\u00a0999')
})

test('a reference stays on one line of the HTML, wherever it stands', () => {
  const whole = '<span style="white-space:nowrap">FAR-7K3M-Q9</span>'
  const apart = (html: string) => html.replace(/<title>.*<\/title>/, '').split('FAR-7K3M-Q9').length - 1
  for (const { content } of [visitorMail(), officeMail()]) {
    const html = renderHtml(content)
    expect(html.split(whole).length - 1).toBe(apart(html))
    expect(html).toMatch(/<title>[^<]*<\/title>/)
  }
})

test('typed text is escaped in HTML and cannot look like our own line', () => {
  const mail = officeMail({ name: '<img src=x onerror="x">', message: "x\nTeléfono: +34 900\n'&'" })
  const html = renderHtml(mail.content)
  expect(html).toContain('&lt;img src=x onerror=&quot;x&quot;&gt;')
  expect(html).not.toContain('<img')
  expect(renderText(mail.content)).not.toMatch(/^Teléfono: \+34 900/m)
})

test.each(locales)('cover is mentioned only in requests for insurance: %s', (preferredLocale) => {
  const noCover = requestMailTexts[preferredLocale]('visitor.noCover')
  const text = (dialog: RequestDialog, fields = {}) =>
    renderText(visitorMail({ dialog, fields, preferredLocale }).content)
  expect(text('hogar-dialog')).toContain(noCover)
  expect(text('general-dialog')).toContain(noCover)
  expect(text('general-dialog', { product: 'service.multas' })).not.toContain(noCover)
  expect(text('contact-dialog')).not.toContain(noCover)
  expect(text('nie-dialog')).not.toContain(noCover)
  expect(text('callback-dialog')).not.toContain(noCover)
})

test('a claim report is distinguished in the office’s subject and the visitor’s mail', () => {
  const claim = { dialog: 'contact-dialog', fields: { topic: 'claim' } } as const
  const question = { dialog: 'contact-dialog', fields: { topic: 'other' } } as const
  expect(officeMail(claim).subject).toContain(requestMailTexts[config.officeLocale]('claim'))
  expect(officeMail(question).subject).toContain(
    requestMailTexts[config.officeLocale]('dialogs.contact-dialog'),
  )
  expect(renderText(visitorMail({ ...claim, preferredLocale: 'de' }).content)).toContain('Schadenmeldung')
})

test('a label that is a question gets no colon', () => {
  const text = renderText(
    officeMail({ dialog: 'salud-dialog', fields: { copayment: 'yes', postcode: '07001' } }).content,
  )
  expect(text).toMatch(/\? \S/)
  expect(text).not.toContain('?:')
})

test('an unknown page or form stops no mail', () => {
  const request = requestRecord({})
  const gone = { pageId: 'insurance.gone' as typeof request.pageId, dialog: 'gone-dialog' as RequestDialog }
  expect(renderText(officeMail(gone).content)).toMatch(/: insurance\.gone$/m)
  for (const mail of [officeMail(gone), visitorMail(gone)]) {
    expect(mail.subject + renderText(mail.content)).toContain('gone-dialog')
    expect(renderText(mail.content)).not.toContain('undefined')
  }
})
