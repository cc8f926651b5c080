import { loadavg } from 'node:os'
import { chromium, type Locator, type Page } from '@playwright/test'
import { requireBrowser } from '../../tools/browser.ts'
import { serveSite } from '../../app/start/serve-site.server.ts'
import { option } from './proof.ts'
import { quantile } from './visitors.ts'

/**
 * `npm run bench -- inp [PART OF A NAME] [--rounds N] [--each]`: the Interaction to Next Paint of ten journeys
 * on a slow phone (390 px, processor four times slower), by the Event Timing API. The INP of a
 * journey is its slowest interaction. Fails if the median of the rounds is above 100 ms or one round
 * above 200 ms. Other load on the machine counts too, so it is printed. With `--each` it prints every
 * interaction, which shows what to look at.
 */

const limits = { median: 100, most: 200 }
const rounds = option('rounds', 5)
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-GB' }

/** One press or key, as the browser measured it. */
interface Interaction {
  readonly id: number
  readonly name: string
  readonly target: string
  readonly duration: number
  /** Milliseconds before, in and after the page's handlers. */
  readonly parts: readonly number[]
}

interface Journey {
  readonly name: string
  readonly path: string
  readonly steps: (page: Page) => Promise<void>
}

/** Time for the interaction to be painted and reported, and for whatever it has started. */
const pause = 350

async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await target.tap()
  await target.page().waitForTimeout(pause)
}

/** Taps elements one after the other. */
async function tapEach(targets: Locator, most: number): Promise<void> {
  for (let index = 0; index < Math.min(most, await targets.count()); index++) await tap(targets.nth(index))
}

async function type(target: Locator, text: string): Promise<void> {
  await tap(target)
  await target.pressSequentially(text, { delay: 120 })
  await target.page().waitForTimeout(pause)
}

const dialogLink = (page: Page, name: string) => page.locator(`main a[href*="dialog=${name}"]`).first()

const journeys: readonly Journey[] = [
  {
    name: 'menu',
    path: '/en',
    steps: async (page) => {
      await tap(page.locator('.menu-open'))
      await tapEach(page.locator('#menu .mega > summary'), 3)
      await tap(page.locator('#menu a[href="/en/contact"]').first())
    },
  },
  {
    name: 'search',
    path: '/en/busqueda',
    steps: async (page) => {
      await type(page.locator('main input[type=search]').first(), 'residence')
      await tap(page.getByRole('option').first())
    },
  },
  {
    name: 'dialog',
    path: '/en/services/nie',
    steps: async (page) => {
      await tap(dialogLink(page, 'nie-dialog'))
      const dialog = page.getByRole('dialog')
      await type(dialog.getByLabel('Your name'), 'Anna')
      await tap(dialog.locator('.dialog-bar [type=submit]'))
      await tap(dialog.locator('.dialog-head button'))
    },
  },
  {
    name: 'checklist',
    path: '/en/services/nie',
    steps: async (page) => {
      await page.locator('#documents').scrollIntoViewIfNeeded()
      const list = page.locator('.document-list')
      await list.getByRole('radio').first().waitFor()
      await tap(list.locator('label:has([type=radio])').nth(1))
      await tap(list.locator('label:has([type=radio])').nth(3))
      await tapEach(list.locator('label:has([type=checkbox])'), 3)
    },
  },
  {
    name: 'plan',
    path: '/en/my-plan',
    steps: async (page) => {
      for (let question = 0; question < 4; question++) {
        await tap(page.locator('main .plan-chip').first())
        await page.waitForTimeout(pause)
      }
    },
  },
  {
    name: 'calculator',
    path: '/en/calculators/registering-a-car',
    steps: async (page) => {
      await type(page.getByLabel('CO₂ emissions'), '150')
      await type(page.getByLabel('That value'), '30000')
      await tap(page.locator('main form label:has([type=radio])').nth(1))
    },
  },
  {
    name: 'tabs',
    path: '/en/services/horarcom',
    steps: async (page) => {
      await tapEach(page.getByRole('tab'), 3)
      await tap(page.getByRole('tab').first())
    },
  },
  {
    name: 'accordion',
    path: '/en',
    steps: async (page) => {
      await tapEach(page.locator('.situation > summary'), 3)
      await tapEach(page.locator('.directory summary'), 2)
    },
  },
  {
    name: 'language',
    path: '/en/insurances/health',
    steps: async (page) => {
      await tap(page.locator('.menu-open'))
      await tap(page.locator('#menu .menu-languages').getByRole('link', { name: 'Deutsch' }))
      await page.waitForURL('**/de/**')
      await page.waitForTimeout(pause)
    },
  },
  {
    name: 'booking',
    path: '/en/offices/palma',
    steps: async (page) => {
      await tap(dialogLink(page, 'appointment-dialog'))
      const dialog = page.getByRole('dialog')
      await tap(dialog.locator('label:has([name=office])').nth(1))
      await dialog.locator('label:has([name=day])').first().waitFor()
      await tap(dialog.locator('label:has([name=day])').nth(2))
      await tap(dialog.locator('label:has([name=slot]:not(:disabled))').first())
      await tap(dialog.locator('label:has([name=mode])').nth(1))
      await tap(dialog.locator('.dialog-bar [type=submit]'))
    },
  },
]

/** Reports every interaction to the test; runs in the page, before its own scripts. */
function observe(): void {
  const report = (window as unknown as { reportInteraction: (entry: Interaction) => void }).reportInteraction
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId === 0) continue
      const { name, duration, startTime, processingStart, processingEnd } = entry
      const target = entry.target instanceof Element ? entry.target : undefined
      report({
        id: entry.interactionId,
        name,
        duration,
        target: target
          ? `${target.localName} ${target.getAttribute('name') ?? target.getAttribute('class') ?? ''}`
          : '',
        parts: [
          processingStart - startTime,
          processingEnd - processingStart,
          startTime + duration - processingEnd,
        ].map(Math.round),
      })
    }
  })
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

const site = await serveSite({ PORT: '0', DATA_DIR: '.cache/bench-data' })
const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] })

const inWords = ({ name, target, duration, parts }: Interaction) =>
  `${name} ${target}: ${duration} ms = ${parts.join(' + ')}`

/** The slowest interaction of a journey. */
async function slowest({ path, steps }: Journey): Promise<Interaction> {
  const context = await browser.newContext(phone)
  context.setDefaultTimeout(20_000)
  const seen: Interaction[] = []
  try {
    await context.exposeFunction('reportInteraction', (entry: Interaction) => void seen.push(entry))
    await context.addInitScript(observe)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(site.address + path)
    await page.locator('.top-bar .dot').waitFor({ state: 'attached' })
    // What the page loads by itself when idle.
    await page.waitForTimeout(2_000)
    await steps(page)
    await page.waitForTimeout(pause)
  } finally {
    await context.close()
  }
  if (process.argv.includes('--each')) for (const one of seen) console.log(`       ${inWords(one)}`)
  const [worst] = seen.toSorted((a, b) => b.duration - a.duration)
  if (worst === undefined) throw new Error(`no interaction on ${path}`)
  return worst
}

const load = () => loadavg()[0]?.toFixed(1)
const [part = ''] = process.argv.slice(2).filter((word) => /^[a-z]/.test(word))
console.log(`load ${load()} at the start, ${rounds} rounds`)
for (const journey of journeys.filter(({ name }) => name.includes(part))) {
  const found: Interaction[] = []
  for (let round = 0; round < rounds; round++) found.push(await slowest(journey))
  const times = found.map(({ duration }) => duration)
  const [median, most] = [quantile(times, 0.5), Math.max(...times)]
  const slow = median > limits.median || most > limits.most
  if (slow) process.exitCode = 1
  const worst = found.find(({ duration }) => duration === most)
  console.log(
    `${slow ? 'SLOW' : 'ok  '} ${journey.name.padEnd(10)} median ${median} ms, maximum ${most} ms, load ${load()} (${worst && inWords(worst)})`,
  )
}
await browser.close()
await site.stop()
