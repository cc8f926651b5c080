import { defaultLocale, isLocale } from '#site/locale.ts'
import { offlineWords } from './offline-words.ts'

const backTime = 4_000

/** Tells the visitor that there is no connection, and that nothing is lost. */
export interface OfflineBar {
  readonly tell: (what: 'page' | 'form') => void
  readonly stop: () => void
}

function words() {
  const { lang } = document.documentElement
  return offlineWords[isLocale(lang) ? lang : defaultLocale]
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
  const show = (text: string) => {
    clearTimeout(timer)
    // An open dialog covers everything that is not in it.
    const home = document.querySelector('dialog[open]') ?? document.body
    if (bar.parentElement !== home) home.append(bar)
    bar.textContent = text
  }
  const tell = (what: 'page' | 'form') => show(words()[what])
  const offline = () => tell('page')
  const online = () => {
    if (!bar.isConnected) return
    show(words().back)
    timer = setTimeout(() => bar.remove(), backTime)
  }
  const submit = (event: SubmitEvent) => {
    if (navigator.onLine) return
    event.preventDefault()
    event.stopImmediatePropagation()
    tell('form')
  }
  addEventListener('offline', offline)
  addEventListener('online', online)
  document.addEventListener('submit', submit, { capture: true })
  if (!navigator.onLine) offline()
  return {
    tell,
    stop: () => {
      removeEventListener('offline', offline)
      removeEventListener('online', online)
      document.removeEventListener('submit', submit, { capture: true })
      bar.remove()
    },
  }
}
