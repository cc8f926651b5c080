import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { publishWaiting } from '#tests/support/desk-publisher.ts'
import { deskTest as test, signInAs, type OwnDesk } from '#tests/support/own-desk.ts'

/** Counts what an editor does: presses, and fields filled in or chosen. */
class Hand {
  clicks = 0
  fields = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async touch(target: Locator): Promise<void> {
    this.clicks += 1
    await target.click()
  }
  async press(role: 'link' | 'button', name: string | RegExp): Promise<void> {
    await this.touch(this.page.getByRole(role, { name, exact: typeof name === 'string' }).first())
  }
  async fill(target: Locator | string, text: string): Promise<void> {
    this.fields += 1
    const field = typeof target === 'string' ? this.page.getByLabel(target, { exact: true }) : target
    await field.fill(text)
  }
  /** Finds a text by words of it, and opens it. */
  async find(words: string, link: string | RegExp): Promise<void> {
    await this.press('link', 'Texts')
    await this.fill(this.page.getByRole('searchbox'), words)
    await this.press('button', 'Find')
    await this.press('link', link)
  }
}

const control = (page: Page, name: string) => page.locator(`[id="${name}"]`)

async function png(width: number, height: number): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background: '#2f6f7e' } })
    .png()
    .toBuffer()
}

const notice = {
  es: {
    title: 'La oficina de Palma cambia de planta en enero',
    summary:
      'Desde el siete de enero atendemos en la segunda planta del mismo edificio, con ascensor y la misma entrada.',
    body: 'Desde el siete de enero la oficina de Palma atiende en la segunda planta del mismo edificio. La entrada y el teléfono no cambian, y hay ascensor.\n\nSi ya tiene una cita, no hace falta que haga nada.',
    alt: 'La nueva sala de atención',
  },
  en: {
    title: 'Our Palma office moves upstairs in January',
    summary:
      'From the seventh of January you will find us on the second floor of the same building, with a lift and the same door.',
    body: 'From the seventh of January our Palma office is on the second floor of the same building. The entrance and the phone number stay the same, and there is a lift.\n\nIf you already have an appointment, there is nothing you need to do.',
    alt: 'The new meeting room',
  },
  de: {
    title: 'Unser Büro in Palma zieht im Januar nach oben',
    summary:
      'Ab dem siebten Januar finden Sie uns im zweiten Stock desselben Hauses, mit Aufzug und demselben Eingang.',
    body: 'Ab dem siebten Januar ist unser Büro in Palma im zweiten Stock desselben Hauses. Eingang und Telefon bleiben gleich, und es gibt einen Aufzug.\n\nWenn Sie schon einen Termin haben, brauchen Sie nichts zu tun.',
    alt: 'Der neue Besprechungsraum',
  },
}

/** The day of the month in three weeks. */
const later = Temporal.Now.plainDateISO('Europe/Madrid').add({ days: 21 }).toString()

/** The check of all texts takes a few seconds. */
async function checked(page: Page): Promise<void> {
  await expect(page.getByText('No mistakes found.')).toBeVisible({ timeout: 60_000 })
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Saved in the draft.')).toBeVisible()
}

async function publish(hand: Hand, desk: OwnDesk): Promise<void> {
  const { page } = hand
  await checked(page)
  await hand.press('button', 'Publish now')
  await page.waitForURL(/\/content\/result\//)
  await publishWaiting(desk)
  await expect(page.getByText(/^Published after/)).toBeVisible({ timeout: 30_000 })
}

/** Presses and fields of each task from the start page to the site; more means that a task became longer. */
const most = {
  'a fee': { clicks: 7, fields: 2 },
  undo: { clicks: 2, fields: 0 },
  'an opening hour': { clicks: 3, fields: 1 },
  'a closure': { clicks: 3, fields: 1 },
  'a sentence in three languages': { clicks: 4, fields: 4 },
  'a partner': { clicks: 3, fields: 6 },
  'a short notice with a picture': { clicks: 3, fields: 15 },
  'publish all of it': { clicks: 1, fields: 0 },
} as const

test('an editor’s week takes a few presses each', async ({ page, desk }) => {
  test.setTimeout(240_000)
  await signInAs(page, desk, { name: 'Ana Vidal', role: 'editor' })
  const counted: string[] = []
  const task = async (name: keyof typeof most, work: (hand: Hand) => Promise<void>) => {
    const hand = new Hand(page)
    const began = performance.now()
    await work(hand)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    counted.push(`${name}: ${hand.clicks} clicks, ${hand.fields} fields, ${seconds} s`)
    console.log(counted.at(-1))
    expect(hand.clicks, name).toBeLessThanOrEqual(most[name].clicks)
    expect(hand.fields, name).toBeLessThanOrEqual(most[name].fields)
  }

  await task('a fee', async (hand) => {
    await hand.find('NIE fee', 'nie.fee: €9.84')
    await hand.fill(page.getByLabel('Value', { exact: true }).first(), '9,94')
    await hand.touch(page.getByLabel(/^nie\.fee: seen at its source today/))
    await hand.press('button', 'Save in the draft')
    await expect(page.getByText('nie.fee: from €9.84 to €9.94')).toBeVisible()
    await checked(page)
    // The rounded one stays: the desk asks.
    await hand.touch(page.getByLabel(/It is right as it is: nie\.fee changed, but nie\.fee-rounded/))
    await publish(hand, desk)
  })
  await task('undo', async (hand) => {
    await hand.press('button', 'Undo')
    await page.waitForURL(/\/content\/result\//)
    await publishWaiting(desk)
    await expect(page.getByText(/^Published after/)).toBeVisible({ timeout: 30_000 })
    await page.goto(`${desk.origin}/content/fact?id=nie.fee`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('nie.fee: €9.84')
  })
  await task('an opening hour', async (hand) => {
    await hand.press('link', 'Texts')
    await hand.press('link', 'Opening hours and closures')
    await hand.fill('Friday, first hours, to', '15')
    await hand.press('button', 'Save in the draft')
    await saved(page)
  })
  await task('a closure', async (hand) => {
    await hand.press('link', 'Texts')
    await hand.press('link', 'Opening hours and closures')
    await hand.fill(page.getByLabel(/^Close on/), later)
    await hand.press('button', 'Save in the draft')
    await saved(page)
  })
  await task('a sentence in three languages', async (hand) => {
    await hand.find('prepare the fee find an appointment National Police', 'Your NIE number in Mallorca')
    const lead = (locale: string) => control(page, `${locale}:lead`)
    for (const locale of ['es', 'en', 'de']) {
      const text = await lead(locale).inputValue()
      await hand.fill(lead(locale), text.replace(/\.$/, ' 1.'))
    }
    await hand.press('button', 'Save in the draft')
    await saved(page)
  })
  await task('a partner', async (hand) => {
    await hand.press('link', 'Texts')
    await hand.press('link', 'Partners')
    await hand.fill('Name of the firm', 'Ca Na Rosa')
    await hand.fill('What they do (Spanish)', 'Mudanzas')
    await hand.fill('What they do (English)', 'Removals')
    await hand.fill('What they do (German)', 'Umzüge')
    await hand.fill(page.getByLabel('Website'), 'https://rosa.example')
    hand.fields += 1
    await page
      .getByLabel(/^Logo/)
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await png(400, 200) })
    await hand.press('button', 'Save in the draft')
    await saved(page)
  })
  await task('a short notice with a picture', async (hand) => {
    await hand.press('link', 'Texts')
    await hand.press('link', 'New article or notice')
    hand.fields += 1
    await page.getByLabel('Kind', { exact: true }).selectOption('notice')
    hand.fields += 1
    await page.getByRole('checkbox', { name: 'Insurance' }).check()
    for (const [locale, words] of Object.entries(notice)) {
      await hand.fill(control(page, `${locale}:title`), words.title)
      await hand.fill(control(page, `${locale}:summary`), words.summary)
      await hand.fill(control(page, `${locale}:body`), words.body)
      await hand.fill(control(page, `alt:${locale}`), words.alt)
    }
    hand.fields += 1
    await control(page, 'picture').setInputFiles({
      name: 'office.png',
      mimeType: 'image/png',
      buffer: await png(800, 500),
    })
    await hand.press('button', 'Save in the draft')
    await saved(page)
  })
  await task('publish all of it', async (hand) => {
    await publish(hand, desk)
  })
})
