import { expect, test, type Locator, type Page } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'
import { storedRequests } from '#tests/support/stored-request.ts'

interface Journey {
  readonly who: string
  readonly home: string
  readonly hub: string
  readonly plan: string
  /** What is tapped on each question, in order; a day is typed. */
  readonly answers: readonly (readonly string[])[]
  readonly day?: string
  readonly next: string
  /** Steps that the plan must have. */
  readonly steps: readonly string[]
  /** Steps for us, by their ids. */
  readonly ask: readonly string[]
  readonly askOnce: string
  readonly words: {
    readonly name: string
    readonly email: RegExp
    readonly privacy: RegExp
    readonly send: RegExp
  }
  /** The most taps that it may take, from the home page to the sent request. */
  readonly taps: number
}

const english = { name: 'Your name', email: /E-mail/, privacy: /I have read/, send: /^Send|^Ask|^Request/ }
const german = { name: 'Ihr Name', email: /E-Mail/, privacy: /gelesen/, send: /senden|anfragen|anfordern/i }
const spanish = {
  name: 'Nombre y apellidos',
  email: /Correo|E-mail/,
  privacy: /leído/,
  send: /^Enviar|^Pedir|^Solicitar/,
}

const journeys: readonly Journey[] = [
  {
    who: 'a British couple on a pension',
    home: '/en',
    hub: '/en/services/emigrar-mallorca',
    plan: '/en/my-plan',
    answers: [
      ['British'],
      ['I am coming to live here'],
      ['A pension'],
      ['I am buying'],
      ['My partner'],
      ['None'],
      ['Calvià'],
    ],
    day: '2027-04-01',
    next: 'Next',
    steps: ['visa-means', 'tie', 's1-register', 'licence-uk', 'purchase-tax'],
    ask: ['nie', 'purchase-check', 'will'],
    askOnce: 'Ask once',
    words: english,
    taps: 21,
  },
  {
    who: 'a German family with car and dog',
    home: '/de',
    hub: '/de/dienstleistungen/emigrar-mallorca',
    plan: '/de/mein-plan',
    answers: [
      ['EU, EWR oder Schweiz'],
      ['Ich ziehe hierher'],
      ['Eine Stelle hier'],
      ['Ich miete'],
      ['Mein Partner', 'Kinder von 6 bis 16', 'Ein Hund'],
      ['Mit EU-Kennzeichen'],
      ['Llucmajor'],
    ],
    day: '2027-02-01',
    next: 'Weiter',
    steps: ['eu-certificate', 'car-exemption', 'school-place', 'pet-journey', 'dog-cover'],
    ask: ['car-registration', 'school-place', 'dog-cover'],
    askOnce: 'Gemeinsam anfragen',
    words: german,
    taps: 24,
  },
  {
    who: 'a self-employed Spaniard from the mainland',
    home: '/',
    hub: '/servicios/emigrar-mallorca',
    plan: '/mi-plan',
    answers: [
      ['Español'],
      ['Vengo a vivir'],
      ['Mi negocio'],
      ['Alquilo'],
      ['Vengo sin nadie más'],
      ['Con placa española'],
      ['Palma'],
    ],
    day: '2027-01-10',
    next: 'Siguiente',
    steps: ['padron', 'move-business', 'car-address', 'city-zone', 'health-card'],
    ask: ['move-business', 'car-address'],
    askOnce: 'Pedirlo todo junto',
    words: spanish,
    taps: 20,
  },
  {
    who: 'somebody who buys a second home',
    home: '/en',
    hub: '/en/services/emigrar-mallorca',
    plan: '/en/my-plan',
    answers: [
      ['EU (Irish too)'],
      ['Only holidays'],
      ['A job here'],
      ['I am buying'],
      ['No one else'],
      ['None'],
      ['Andratx'],
    ],
    next: 'Next',
    steps: ['nie', 'purchase-check', 'deed', 'second-home-return', 'empty-home'],
    ask: ['nie', 'home-cover', 'empty-home'],
    askOnce: 'Ask once',
    words: english,
    taps: 20,
  },
]

/** Counts what a visitor taps. */
class Taps {
  count = 0
  async tap(target: Locator): Promise<void> {
    this.count += 1
    await target.click()
  }
}

/** The page from which the plan is linked, reached from the home page. */
async function toPlan(page: Page, { home, hub, plan }: Journey, taps: Taps): Promise<void> {
  await page.goto(home)
  await ready(page)
  const link = page.locator(`a[href="${hub}"]`)
  // The link is in a situation that opens with a tap.
  await taps.tap(page.locator('main details', { has: link }).locator('summary').first())
  await taps.tap(page.locator('main').locator(link).first())
  await page.waitForURL(hub)
  await taps.tap(page.locator(`main a[href="${plan}"]`).first())
  await page.waitForURL(plan)
  await page.locator('.plan-kept').waitFor()
}

async function answerAll(page: Page, { answers, day, next }: Journey, taps: Taps): Promise<string[]> {
  const asked: string[] = []
  const wizard = page.locator('.plan-wizard')
  const go = wizard.getByRole('button', { name: next, exact: true })
  const legend = wizard.locator('legend')
  for (const [at, options] of answers.entries()) {
    asked.push(await legend.innerText())
    for (const option of options) await taps.tap(wizard.locator('.plan-chip', { hasText: option }))
    if (at === 1 && day !== undefined) {
      await wizard.locator('input[type=date]').fill(day)
      taps.count += 1
      await taps.tap(go)
    }
    // A tap shows the next question, except where several options may be chosen; “none” is the last of them.
    const several = (await wizard.locator('fieldset[data-kind=several]').count()) > 0
    if (several && (await legend.innerText()) === asked.at(-1)) await taps.tap(go)
    if (at < answers.length - 1) await expect(legend).not.toHaveText(asked.at(-1) ?? '')
  }
  return asked
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const journey of journeys) {
  test(`takes ${journey.who} from the home page to a sent request without asking twice`, async ({ page }) => {
    const taps = new Taps()
    await toPlan(page, journey, taps)
    const asked = await answerAll(page, journey, taps)
    expect(new Set(asked).size).toBe(journey.answers.length)
    for (const id of journey.steps) await expect(page.locator(`#step-${id} h4`)).toHaveCount(1)
    for (const id of journey.ask)
      await taps.tap(page.locator('.plan-have', { has: page.locator(`[value="${id}"]`) }))
    await taps.tap(page.locator('.plan-bar').getByRole('link', { name: journey.askOnce }))

    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(journey.words.name).waitFor()
    // Nothing that the plan asked is asked again: who and how to reach them, and nothing required beside it.
    const required = await dialog
      .locator('form :is(input, select, textarea):not([type=hidden])')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name))
    for (const name of ['nationality', 'arrival', 'start', 'product', 'place', 'vehicle', 'resident']) {
      expect(required).not.toContain(name)
    }
    const name = `Journey ${journey.ask.join(' ')} ${Date.now()}`
    await dialog.getByLabel(journey.words.name).fill(name)
    await dialog.getByRole('textbox', { name: journey.words.email }).fill('journey@example.org')
    taps.count += 2
    await dialog.getByLabel(journey.words.privacy).check()
    taps.count += 1
    await taps.tap(dialog.locator('form button[type=submit]').last())
    await expect(page).toHaveURL(/success-dialog/)

    const [request] = storedRequests(name)
    const lines = request?.fields['checklist'] as readonly string[]
    const passed = journey.answers.length + journey.ask.length
    expect(lines).toHaveLength(passed)
    expect(taps.count).toBeLessThanOrEqual(journey.taps)
    test.info().annotations.push({ type: 'taps', description: String(taps.count) })
  })
}
