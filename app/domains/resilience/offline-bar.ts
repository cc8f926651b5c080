import { pageLocale } from '#i18n/page-locale.ts'
import { onRestored } from '#platform/browser/kept-changes.ts'
import type { Locale } from '#map/locale.ts'

/** Messages for a visitor without a connection. */
const offlineWords: Readonly<
  Record<
    Locale,
    {
      readonly page: string
      readonly form: string
      /** For a failed press; followed by a telephone number. */
      readonly closed: string
      readonly back: string
    }
  >
> = {
  es: {
    page: 'Sin conexión. Esta página se puede seguir leyendo.',
    form: 'Sin conexión. Lo que ha escrito se queda aquí: envíelo cuando vuelva la conexión.',
    closed: 'Sin conexión no se puede abrir. Por teléfono nos encuentra en el',
    back: 'Vuelve a haber conexión.',
  },
  en: {
    page: 'You are offline. This page can still be read.',
    form: 'You are offline. What you typed stays here: send it when the connection is back.',
    closed: 'That cannot be opened while you are offline. You can call us on',
    back: 'You are online again.',
  },
  de: {
    page: 'Keine Verbindung. Diese Seite bleibt lesbar.',
    form: 'Keine Verbindung. Was Sie eingegeben haben, bleibt hier: Senden Sie es ab, wenn die Verbindung wieder da ist.',
    closed: 'Das lässt sich ohne Verbindung nicht öffnen. Telefonisch erreichen Sie uns unter',
    back: 'Die Verbindung ist wieder da.',
  },
}

const backTime = 4_000
/** How long a screen reader takes to register a live region, in milliseconds. */
const noticed = 100

/** Tells the visitor that there is no connection, and that nothing is lost. */
export interface OfflineBar {
  /** Says that the requested part is unavailable now, and shows the contact. */
  readonly refuse: () => void
  readonly stop: () => void
}

const words = () => offlineWords[pageLocale()]

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
  const show = (...text: (string | Node)[]) => {
    clearTimeout(timer)
    clearTimeout(saying)
    const say = () => {
      bar.replaceChildren(...text)
      // The call buttons at the foot of small screens stay above it: offline they are the only
      // remaining option.
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
  const tell = (what: 'page' | 'form') => show(words()[what])
  const refuse = () => show(words().closed, ' ', phone())
  const offline = () => tell('page')
  const online = () => {
    if (!bar.isConnected) return
    show(words().back)
    // The browser does not retry a picture that failed meanwhile.
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
