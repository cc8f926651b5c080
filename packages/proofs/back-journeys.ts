import { becomes, press, type Tab } from './other-tab.ts'

/**
 * Journeys that go back to a page after browser storage was changed on the next one. Firefox and
 * WebKit restore such a page from their back/forward cache, without any event about the change.
 */

const isReady = `document.readyState === 'complete' && document.querySelector('.top-bar .dot') !== null`

/** Loads a page and waits until its scripts run. */
async function load(tab: Tab, url: string): Promise<void> {
  await tab.open(url)
  if (!(await becomes(tab, `return ${isReady}`))) throw new Error(`${url} does not come alive`)
}

/** Leaves for another document, as a link to another site and back would. */
async function leave(tab: Tab, url: string): Promise<void> {
  await tab.run(`window.left = true; location.assign(${JSON.stringify(url)})`)
  const arrived = `return location.href === ${JSON.stringify(url)} && window.left === undefined && ${isReady}`
  if (!(await becomes(tab, arrived))) throw new Error(`${url} was not reached`)
}

/**
 * Goes back and waits for a condition on the page. @returns what is wrong, and whether the page was
 * restored
 */
async function returnTo(tab: Tab, url: string, condition: string): Promise<BackResult> {
  await tab.run('history.back()')
  const isThere = await becomes(tab, `return location.href === ${JSON.stringify(url)} && (${condition})`)
  const restored = await tab.run<boolean>('return window.left === true')
  return { fine: isThere, restored }
}

export interface BackResult {
  readonly fine: boolean
  /** Whether the page came out of the back/forward cache; a reloaded one proves nothing. */
  readonly restored: boolean
}

type BackJourney = (tab: Tab, origin: string) => Promise<BackResult>

const boxes = `[...document.querySelectorAll('#documents input[type="checkbox"]')]`
const banner = `document.querySelector('.consent-banner')`
const granted = `(window.dataLayer ?? []).some((command) => JSON.stringify([...(command.length ? command : [])]).includes('granted'))`
const message = `document.querySelector('.dialog [name="message"]')`

/** Ticks a document of the list by its number. */
async function tick(tab: Tab, index: number): Promise<void> {
  await tab.run(`document.querySelector('#documents').scrollIntoView({ behavior: 'instant' })`)
  if (!(await becomes(tab, `return ${boxes}.length > 3`))) throw new Error('the list does not come alive')
  await tab.run(`${boxes}[${index}].click()`)
  if (!(await becomes(tab, `return ${boxes}[${index}].checked`))) throw new Error('the tick does not stay')
}

const forget = (tab: Tab) => tab.run('localStorage.clear(); sessionStorage.clear()')

/** With a site that asks for no consent. */
export const quietJourneys: Readonly<Record<string, BackJourney>> = {
  'ticks of the next page show, and are not overwritten': async (tab, origin) => {
    const url = `${origin}/en/services/nie`
    await load(tab, url)
    await forget(tab)
    await load(tab, url)
    await tick(tab, 0)
    await leave(tab, `${url}?utm_source=other`)
    await tick(tab, 1)
    const result = await returnTo(tab, url, `${boxes}.filter(({ checked }) => checked).length === 2`)
    await tick(tab, 2)
    const kept = await tab.run<number>(
      `return JSON.parse(localStorage.getItem('checklist:service.nie') ?? '{"done":[]}').done.length`,
    )
    return { ...result, fine: result.fine && kept === 3 }
  },
  'an offer of another language that was dismissed is gone': async (tab, origin) => {
    const url = `${origin}/de`
    await load(tab, url)
    await forget(tab)
    await load(tab, url)
    // A browser without a language, such as WebKit in the locale "C", is offered nothing.
    if (!(await tab.run<boolean>(`return navigator.languages.some((one) => /^(?:es|en)/.test(one))`)))
      return { fine: true, restored: false }
    if (!(await becomes(tab, `return document.querySelector('.suggestion') !== null`)))
      throw new Error('nothing is offered')
    await leave(tab, `${origin}/de/kontakt`)
    await press(tab, '.suggestion button')
    return await returnTo(tab, url, `document.querySelector('.suggestion') === null`)
  },
  'a draft that was continued on the next page goes on': async (tab, origin) => {
    const url = `${origin}/en?dialog=callback-dialog`
    await load(tab, url)
    await forget(tab)
    await load(tab, url)
    await becomes(tab, `return document.querySelector('.dialog:modal') !== null`)
    await tab.type('.dialog [name="message"]', 'One')
    await leave(tab, `${origin}/en/about-us?dialog=callback-dialog`)
    await becomes(tab, `return ${message}?.value === 'One'`)
    await tab.type('.dialog [name="message"]', ' Two')
    const result = await returnTo(tab, url, `/Two/.test(${message}?.value)`)
    await forget(tab)
    return result
  },
}

/** With a site that has a tag manager. */
export const askingJourneys: Readonly<Record<string, BackJourney>> = {
  'a banner that was answered on the next page is gone': async (tab, origin) => {
    const url = `${origin}/en`
    await load(tab, url)
    await forget(tab)
    await load(tab, url)
    if (!(await becomes(tab, `return ${banner} !== null`))) throw new Error('nothing is asked')
    await leave(tab, `${origin}/en/about-us`)
    await press(tab, '.consent-banner button')
    return await returnTo(tab, url, `${banner} === null`)
  },
  'a page whose tags ran is loaded again after consent was withdrawn': async (tab, origin) => {
    const url = `${origin}/en`
    await load(tab, url)
    await forget(tab)
    await load(tab, url)
    if (!(await becomes(tab, `return ${banner} !== null`))) throw new Error('nothing is asked')
    await press(tab, '.consent-banner button + button')
    if (!(await becomes(tab, `return ${granted}`))) throw new Error('nothing was granted')
    await leave(tab, `${origin}/en/about-us`)
    await press(tab, '.consent-settings')
    await press(tab, '.dialog .consent-buttons button')
    await becomes(tab, `return ${isReady} && !${granted}`)
    const restored = await tab.run<boolean>(`return window.left === undefined`)
    const result = await returnTo(tab, url, `${isReady} && window.left === undefined && !${granted}`)
    return { fine: result.fine, restored }
  },
}
