import { globSync, readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { pagePath } from '#map/paths.ts'
import { locales, type Locale } from '#map/locale.ts'
import { readIdentity } from '#content/identity.server.ts'
import wordsDe from '../../locales/appointments/de.json' with { type: 'json' }
import wordsEn from '../../locales/appointments/en.json' with { type: 'json' }
import wordsEs from '../../locales/appointments/es.json' with { type: 'json' }
import formDe from '../../locales/forms/de.json' with { type: 'json' }
import formEn from '../../locales/forms/en.json' with { type: 'json' }
import formEs from '../../locales/forms/es.json' with { type: 'json' }
import { casesOf } from '#tests/support/cases.ts'
import { chooseLaterDay, freeTimes } from '#tests/support/later-day.ts'
import { startOwnSite, type OwnSite } from '#tests/support/own-site.ts'
import { ready } from '#tests/support/ready.ts'
import { bookingForm, bookingPath, freeTimes as freeStarts } from '#tests/support/send-form.ts'
import { fillTime } from '#tests/support/fill-time.ts'

const words = { de: wordsDe, en: wordsEn, es: wordsEs }
const forms = { de: formDe.form, en: formEn.form, es: formEs.form }
const office = 'office.santa-ponsa-services'

let site: OwnSite
test.beforeAll(async () => {
  site = await startOwnSite({ POSTS_PER_ADDRESS: '30', TRUSTED_PROXIES: '127.0.0.1' })
  // Sends from the same number of networks, without proof of work, until the unverified quota is
  // used up.
  const starts = await freeStarts(site.origin, office)
  for (const [index, start] of starts.toReversed().entries()) {
    const answer = await fetch(site.origin + bookingPath, {
      method: 'POST',
      body: bookingForm(office, start),
      redirect: 'manual',
      headers: { 'x-forwarded-for': `198.18.${index}.1` },
    })
    if (answer.status === 422) return
    expect(answer.status).toBe(202)
  }
  throw new Error('the whole office was booked')
})
test.afterAll(() => site.stop())

/** The address in the link mailed to a visitor, on this site. */
function linkTo(email: string, path: RegExp): string | undefined {
  for (const file of globSync(`${site.dataDir}/mail/*.eml`)) {
    const mail = readFileSync(file, 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const link = mail.includes(`To: ${email}`) ? path.exec(mail)?.[0] : undefined
    if (link) return site.origin + link
  }
  return undefined
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
}

/** Books a time without proof of work. */
async function book(page: Page, locale: Locale, email: string): Promise<void> {
  const t = words[locale].booking
  const form = forms[locale]
  await page.getByRole('textbox', { name: form.name }).fill('Mona Example')
  await page.getByRole('textbox', { name: form.phone }).fill('+34 612 345 678')
  await page.getByRole('checkbox', { name: form.privacyBefore.trim() }).check()
  await page.waitForTimeout(fillTime)
  await press(page, t.send)
  // Requested beside its field, with the entered data kept.
  const field = page.getByRole('textbox', { name: form.email })
  await expect(field).toHaveAccessibleDescription(
    new RegExp(words[locale].bookingError.confirmEmail.slice(0, 30)),
  )
  await expect(page.getByRole('textbox', { name: form.name })).toHaveValue('Mona Example')
  await field.fill(email)
  // Without scripts, consent has to be given again.
  await page.getByRole('checkbox', { name: form.privacyBefore.trim() }).check()
  await press(page, t.send)
}

const cases = locales.flatMap((locale) =>
  [true, false].map((javaScriptEnabled) => ({ locale, javaScriptEnabled })),
)

for (const { locale, javaScriptEnabled } of casesOf(
  cases,
  (one) => one.javaScriptEnabled === (one.locale === 'en') && one.locale !== 'es',
)) {
  test.describe(`${locale} ${javaScriptEnabled ? 'with scripts' : 'without scripts'}`, () => {
    test.use({ javaScriptEnabled })

    test('confirms a booking over the unverified quota by the mailed link', async ({ page }, info) => {
      const t = words[locale].booked
      const email = `mona-${info.testId.slice(-6)}@mail.example`
      await page.setExtraHTTPHeaders({
        'x-forwarded-for': `198.19.${cases.findIndex((one) => one.locale === locale && one.javaScriptEnabled === javaScriptEnabled)}.1`,
      })
      // A browser that solves the proof of work has a higher quota.
      await page.route('**/api/proof', (route) => route.abort())
      await page.goto(`${site.origin}${pagePath(office, locale, readIdentity())}?dialog=appointment-dialog`)
      if (javaScriptEnabled) await ready(page)
      await chooseLaterDay(page, 2 + cases.findIndex((one) => one.locale === locale))
      await freeTimes(page)
        .nth(javaScriptEnabled ? 0 : 1)
        .check({ force: true })
      await book(page, locale, email)
      const note = page.getByRole('alert').filter({ hasText: t.unconfirmed })
      await expect(note).toContainText(email)
      await expect(page.getByRole('button', { name: t.confirmNow })).toHaveCount(0)
      await expect(page.getByRole('link', { name: t.calendar })).toHaveCount(0)

      const mailed = /\/(?:cita|en\/appointment|de\/termin)\/[A-Z0-9-]+\.[\w-]{43}\.[\w-]{43}/
      await expect.poll(() => linkTo(email, mailed)).toBeDefined()
      const link = linkTo(email, mailed) ?? ''
      // Mail scanners follow links.
      for (const method of ['GET', 'HEAD']) await fetch(link, { method })
      await page.goto(link)
      await press(page, t.confirmNow)
      await expect(page.getByRole('status').filter({ hasText: t.confirmed })).toBeVisible()
      expect(new URL(page.url()).pathname).not.toBe(new URL(link).pathname)
      await expect(page.getByRole('link', { name: t.calendar })).toBeVisible()
      await page.goto(link)
      await expect(page.getByRole('button', { name: t.confirmNow })).toHaveCount(0)
    })
  })
}
