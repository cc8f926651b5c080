import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dialogNames } from '../../app/map/dialogs.ts'
import { askingConsent } from '../../tests/support/consent.ts'
import { startFakeTags } from '../../tests/support/fake-tags.ts'
import { freePort } from '../../tests/support/free-port.ts'
import { endSite, startSite } from '../../tests/support/site-process.ts'
import { signedAnswer } from '../../tests/support/signed-answer.ts'
import { askingJourneys, quietJourneys } from './back-journeys.ts'
import { firefoxTab } from './firefox-tab.ts'
import { becomes, press, type Tab } from './other-tab.ts'
import { pageOfEachKind } from './page-of-each-kind.ts'
import { report } from './proof.ts'
import { webkitTab } from './webkit-tab.ts'

/**
 * `npm run prove -- browsers`: the pages, every dialog and the main journeys in Firefox and in
 * WebKit, the engine of Safari, at the width of a phone and of a desk. Needs Debian's
 * `firefox-esr`, `webkit2gtk-driver` and `xvfb`. Screenshots are kept in `.cache/browsers`. With
 * `-- --only-back` only the ways back to changed pages.
 */

const pictures = '.cache/browsers'
const sizes = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1440, height: 900 },
] as const

const alive = `return document.querySelector('.top-bar .dot') !== null`
const modal = `return document.querySelector('.dialog:modal') !== null`

async function shoot(tab: Tab, ...name: readonly string[]): Promise<void> {
  const file = [tab.browser, ...name].join(' ').replaceAll(/[^\w.-]+/g, '_')
  await tab.shot(join(pictures, `${file}.png`))
}

/** A page hydrates, has its fonts and is no wider than the window. */
async function page(tab: Tab, url: string): Promise<string[]> {
  await tab.open(url)
  const wrong: string[] = []
  if (!(await becomes(tab, alive))) wrong.push('does not come alive')
  if (!(await becomes(tab, `return [...document.fonts].some(({ status }) => status === 'loaded')`)))
    wrong.push('has no fonts')
  if (await tab.run<boolean>(`return document.documentElement.scrollWidth > innerWidth`))
    wrong.push('is wider than its window')
  return wrong
}

/** A dialog has room for its form, and its submit or close button is visible and can be pressed. */
async function dialog(tab: Tab, url: string): Promise<string[]> {
  await tab.open(url)
  if (!(await becomes(tab, modal))) return ['is not modal']
  await sleep(400)
  const [height, reached] = await tab.run<[number, boolean]>(
    `const body = document.querySelector('.dialog-body').getBoundingClientRect()
    const button = [...document.querySelectorAll('.dialog .button')].at(-1)
    if (!document.querySelector('.dialog-bar')) button.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = button.getBoundingClientRect()
    return [body.height, button.contains(document.elementFromPoint(left + width / 2, top + height / 2))]`,
  )
  return [
    ...(height < 200 ? [`has ${height} px for its form`] : []),
    ...(reached ? [] : ['hides its button']),
  ]
}

type Journey = (tab: Tab, origin: string) => Promise<boolean>

const journeys: Readonly<Record<string, Journey>> = {
  'a call is asked for, with an error on the way': async (tab, origin) => {
    await tab.open(`${origin}/en/insurances/health`)
    await becomes(tab, alive)
    await press(tab, 'main a[href$="?dialog=callback-dialog"]')
    if (!(await becomes(tab, modal))) return false
    await tab.type('.dialog [name="name"]', 'Browser Example')
    await press(tab, '.dialog-bar button')
    if (!(await becomes(tab, `return document.activeElement?.matches('.error-summary') === true`)))
      return false
    await tab.type('.dialog [name="phone"]', '612345678')
    await press(tab, '.dialog [name="privacy"]')
    await sleep(2_600)
    await press(tab, '.dialog-bar button')
    return await becomes(
      tab,
      `return /[A-Z]+-\\w{4}-\\w{2}/.test(document.querySelector('.dialog')?.innerText)`,
    )
  },
  'an appointment is booked': async (tab, origin) => {
    await tab.open(`${origin}/en/offices/santa-ponsa`)
    await becomes(tab, alive)
    await press(tab, 'main a[href$="?dialog=appointment-dialog"]')
    await press(tab, '.dialog label.slot:has(input:enabled)')
    await tab.type('.dialog [name="name"]', 'Browser Example')
    await tab.type('.dialog [name="email"]', 'browser@mail.example')
    await press(tab, '.dialog [name="privacy"]')
    await sleep(2_600)
    await press(tab, '.dialog-bar button')
    return await becomes(tab, `return /^\\/en\\/appointment\\/[A-Z]+-/.test(location.pathname)`)
  },
  'Escape and the way back close a dialog': async (tab, origin) => {
    await tab.open(`${origin}/de`)
    await becomes(tab, alive)
    for (const leave of [() => tab.escape(), () => tab.run('history.back()')]) {
      await press(tab, 'main a[href$="?dialog=appointment-dialog"]')
      if (!(await becomes(tab, modal))) return false
      await leave()
      if (!(await becomes(tab, `return !document.querySelector('.dialog') && location.search === ''`)))
        return false
    }
    return true
  },
  'a click changes the page and no more': async (tab, origin) => {
    await tab.open(`${origin}/en/insurances/health`)
    await becomes(tab, alive)
    await tab.run('window.kept = true')
    await press(tab, 'main nav a[href="/en/insurances"], main nav a[href="/en"]')
    return await becomes(
      tab,
      `return window.kept === true && location.pathname !== '/en/insurances/health' && document.querySelector('h1') !== null`,
    )
  },
  'the menu opens': async (tab, origin) => {
    await tab.open(`${origin}/en`)
    await becomes(tab, alive)
    const narrow = await tab.run<boolean>('return matchMedia("(width < 80em)").matches')
    await press(
      tab,
      narrow ? 'header [href="#menu"], header [aria-controls="menu"]' : 'header .mega > summary',
    )
    return await becomes(
      tab,
      `return [...document.querySelectorAll('header a[href^="/en/"]')].filter((link) => link.checkVisibility()).length > ${narrow ? 2 : 10}`,
    )
  },
  'a search is answered while it is typed': async (tab, origin) => {
    await tab.open(`${origin}/busqueda`)
    await becomes(tab, alive)
    await press(tab, 'main input[type="search"]')
    await tab.type('main input[type="search"]', 'denta')
    return await becomes(tab, `return document.querySelectorAll('[role="option"]').length > 0`)
  },
  'a draft outlives a reload': async (tab, origin) => {
    const url = `${origin}/en?dialog=callback-dialog`
    await tab.open(url)
    await becomes(tab, modal)
    await tab.type('.dialog [name="message"]', 'A draft')
    await tab.open(`${origin}/en`)
    await tab.open(url)
    return await becomes(
      tab,
      `return document.querySelector('.dialog [name="message"]')?.value === 'A draft'`,
    )
  },
}

/**
 * Goes back to pages after something was changed on the next; at least one has to come out of the
 * cache.
 */
async function goBack(tab: Tab, origins: { readonly quiet: string; readonly asking: string }): Promise<void> {
  const wrong: string[] = []
  let restored = 0
  const travels = [
    ...Object.entries(quietJourneys).map(([what, travel]) => [what, travel, origins.quiet] as const),
    ...Object.entries(askingJourneys).map(([what, travel]) => [what, travel, origins.asking] as const),
  ]
  for (const [what, travel, origin] of travels) {
    const result = await travel(tab, origin).catch((error: unknown) => String(error))
    if (typeof result === 'string' || !result.fine) wrong.push(`${what}: ${JSON.stringify(result)}`)
    else if (result.restored) restored += 1
  }
  report(
    `${tab.browser}, way back`,
    { journeys: travels.length, restored, wrong },
    wrong.length === 0 && restored > 0,
  )
}

async function look(tab: Tab, origin: string): Promise<void> {
  const wrong: string[] = []
  const pages = await pageOfEachKind()
  for (const { name, width, height } of sizes) {
    await tab.size(width, height)
    const note = (what: string, findings: readonly string[]) =>
      wrong.push(...findings.map((finding) => `${name}: ${what} ${finding}`))
    for (const { path } of pages) {
      note(path, await page(tab, origin + path))
      await shoot(tab, name, path)
    }
    for (const dialogName of dialogNames) {
      const answered = () => `${signedAnswer('reference=TAL-7K3M-Q2', data)}&status=${'a'.repeat(43)}`
      const query = dialogName === 'success-dialog' ? answered() : `?dialog=${dialogName}`
      note(dialogName, await dialog(tab, `${origin}/de${query}`))
      await shoot(tab, name, dialogName)
    }
    for (const [what, travel] of Object.entries(journeys)) {
      const arrived = await travel(tab, origin).catch((error: unknown) => String(error))
      if (arrived !== true) note(what, [`failed: ${arrived}`])
      await shoot(tab, name, what)
    }
  }
  const looks = { pages: pages.length, dialogs: dialogNames.length, journeys: Object.keys(journeys).length }
  report(tab.browser, { ...looks, sizes: sizes.length, wrong }, wrong.length === 0)
}

rmSync(pictures, { recursive: true, force: true })
mkdirSync(pictures, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'browsers-'))
const site = await startSite({ DATA_DIR: data }, { port: await freePort() })
const tags = await startFakeTags()
const consentFile = join(data, 'consent.yaml')
// JSON is valid YAML.
writeFileSync(consentFile, JSON.stringify(askingConsent(tags.origin)))
const asking = await startSite(
  { DATA_DIR: join(data, 'asking'), CONSENT_FILE: consentFile },
  { port: await freePort() },
)
const onlyBack = process.argv.includes('--only-back')
try {
  for (const open of [firefoxTab, webkitTab]) {
    const tab = await open()
    try {
      if (!onlyBack) await look(tab, site.url)
      await goBack(tab, { quiet: site.url, asking: asking.url })
    } finally {
      await tab.close()
    }
  }
} finally {
  await Promise.all([endSite(site, 'SIGTERM'), endSite(asking, 'SIGTERM'), tags.close()])
  rmSync(data, { recursive: true, force: true })
}
