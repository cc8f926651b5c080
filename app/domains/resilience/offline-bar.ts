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
/** How long a screen reader takes to register a live region, in milliseconds. */
const noticed = 100

/** Tells the visitor that there is no connection, and that nothing is lost. */
export interface OfflineBar {
  /** Says that the requested part is unavailable now, and shows the contact. */
  readonly refuse: () => void
  readonly stop: () => void
}

const text = (key: keyof OfflineMessages): string => texts[pageLocale()][key]

/**
 * The dialog that an address opens, with the page's language, as messages load for each; undefined
 * for none.
 */
function dialogOf({ search }: { readonly search: string }): string | undefined {
  const name = new URLSearchParams(search).get('dialog')
  return name === null ? undefined : `${pageLocale()} ${name}`
}

/** The telephone number, as a link; every page has one in its footer. */
function phone(): Node {
  const link = document.querySelector('a[href^="tel:"]')?.cloneNode(true)
  if (!(link instanceof Element)) return new Text()
  link.removeAttribute('class')
  // Without its icon, whose space is reserved only there.
  link.textContent = link.textContent.trim()
  return link
}

/**
 * A bar at the foot of the window while offline. A form sent then stays open with its input,
 * instead of being lost.
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
    // An open dialog covers everything outside it.
    const home = document.querySelector('dialog[open]') ?? document.body
    if (bar.parentElement === home) return say()
    bar.replaceChildren()
    home.append(bar)
    // Screen readers do not announce a live region inserted together with its text: it has to exist
    // before.
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
  // Inside a dialog the bar would be removed with it, and the page would seem to be online.
  const closed = ({ target }: Event) => {
    if (!navigator.onLine && target instanceof Element && target.contains(bar)) tell('page')
  }
  // Dialogs whose code has been loaded, separately for each language.
  const loaded = new Set([dialogOf(location)])
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const dialog = link === null ? undefined : dialogOf(link)
    if (dialog === undefined) return
    if (navigator.onLine) loaded.add(dialog)
    if (loaded.has(dialog)) return
    // Its code would fail to load, and the page would be replaced by the error screen.
    event.preventDefault()
    refuse()
  }
  const submit = (event: SubmitEvent) => {
    // A form that closes a dialog, or stores a choice, sends nothing.
    const sends = event.target instanceof HTMLFormElement && event.target.method !== 'dialog'
    if (navigator.onLine || !sends) return
    event.preventDefault()
    event.stopImmediatePropagation()
    tell('form')
  }
  const stopped = new AbortController()
  addEventListener('offline', offline)
  addEventListener('online', online)
  // The connection may have changed while the page was in the back/forward cache.
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
