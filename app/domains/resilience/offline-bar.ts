import { pageLocale } from '#i18n/page-locale.ts'
import { onRestored } from '#platform/browser/kept-changes.ts'
import type { OfflineMessages } from '#i18n/messages.ts'
import type { Localized } from '#map/locale.ts'
import { messages as de } from 'virtual:texts/offline/de'
import { messages as en } from 'virtual:texts/offline/en'
import { messages as es } from 'virtual:texts/offline/es'

/**
 * In all languages at once: words that load with each could not be had where they are needed. Their own code comes after
 * the page has loaded, in one file for all.
 */
const texts: Localized<OfflineMessages> = { es, en, de }

const backTime = 4_000
/** How long a screen reader takes to notice a place that speaks, in milliseconds. */
const noticed = 100

/** Tells the visitor that there is no connection, and that nothing is lost. */
export interface OfflineBar {
  /** Says that what was asked for cannot be had now, and where somebody can be reached. */
  readonly refuse: () => void
  readonly stop: () => void
}

const text = (key: keyof OfflineMessages): string => texts[pageLocale()][key]

/** Which dialog an address opens, with the page's language, as its texts load for each; undefined for none. */
function dialogOf({ search }: { readonly search: string }): string | undefined {
  const name = new URLSearchParams(search).get('dialog')
  return name === null ? undefined : `${pageLocale()} ${name}`
}

/** The telephone number, as a link; every page has one at its foot. */
function phone(): Node {
  const link = document.querySelector('a[href^="tel:"]')?.cloneNode(true)
  if (!(link instanceof Element)) return new Text()
  link.removeAttribute('class')
  // Without its icon, which its place elsewhere makes room for.
  link.textContent = link.textContent.trim()
  return link
}

/**
 * A bar at the foot of the window while the connection is away. A form sent then stays open with
 * what was typed, instead of being lost on the way.
 */
export function watchConnection(): OfflineBar {
  const bar = document.createElement('p')
  bar.className = 'offline-bar'
  bar.setAttribute('role', 'status')
  let timer: ReturnType<typeof setTimeout> | undefined
  let saying: ReturnType<typeof setTimeout> | undefined
  const show = (...parts: (string | Node)[]) => {
    clearTimeout(timer)
    clearTimeout(saying)
    const say = () => {
      bar.replaceChildren(...parts)
      // The calls at the foot of small screens stay above it: without a connection they are what is left.
      document.body.style.setProperty('--offline', `${bar.offsetHeight}px`)
    }
    // An open dialog covers everything that is not in it.
    const home = document.querySelector('dialog[open]') ?? document.body
    if (bar.parentElement === home) return say()
    bar.replaceChildren()
    home.append(bar)
    // Of what comes with its words screen readers say nothing: the place has to be there before them.
    saying = setTimeout(say, noticed)
  }
  const tell = (what: 'page' | 'form') => show(text(what))
  const refuse = () => show(text('closed'), ' ', phone())
  const offline = () => tell('page')
  const online = () => {
    if (!bar.isConnected) return
    show(text('back'))
    // A picture that failed meanwhile is not asked for again by itself.
    for (const picture of document.images)
      if (picture.complete && picture.naturalWidth === 0) picture.setAttribute('src', picture.src)
    timer = setTimeout(() => bar.remove(), backTime)
  }
  // In a dialog it would go with it, and leave a page that seems to have a connection.
  const closed = ({ target }: Event) => {
    if (!navigator.onLine && target instanceof Element && target.contains(bar)) tell('page')
  }
  // Dialogs that were asked for while their code could be had. Each in each language has parts of its own.
  const loaded = new Set([dialogOf(location)])
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const dialog = link === null ? undefined : dialogOf(link)
    if (dialog === undefined) return
    if (navigator.onLine) loaded.add(dialog)
    if (loaded.has(dialog)) return
    // Its code would be asked for in vain, and the page replaced by the word that something went wrong.
    event.preventDefault()
    refuse()
  }
  const submit = (event: SubmitEvent) => {
    // A form that closes a dialog, or keeps a choice, sends nothing.
    const sends = event.target instanceof HTMLFormElement && event.target.method !== 'dialog'
    if (navigator.onLine || !sends) return
    event.preventDefault()
    event.stopImmediatePropagation()
    tell('form')
  }
  const stopped = new AbortController()
  addEventListener('offline', offline)
  addEventListener('online', online)
  // The connection may have gone or come back while the page was in the back/forward cache.
  onRestored(() => (navigator.onLine ? online() : offline()), stopped.signal)
  document.addEventListener('click', click, { capture: true })
  document.addEventListener('submit', submit, { capture: true })
  document.addEventListener('close', closed, { capture: true })
  if (!navigator.onLine) offline()
  return {
    refuse,
    stop: () => {
      stopped.abort()
      removeEventListener('offline', offline)
      removeEventListener('online', online)
      document.removeEventListener('click', click, { capture: true })
      document.removeEventListener('submit', submit, { capture: true })
      document.removeEventListener('close', closed, { capture: true })
      bar.remove()
    },
  }
}
