import { useSyncExternalStore } from 'react'
import { onKeptChange } from '#platform/browser/kept-changes.ts'

const key = 'searches'
const most = 6
const changed = 'searches-changed'
const none: readonly string[] = []

let kept: { readonly text: string | null; readonly list: readonly string[] } = { text: null, list: none }

/** The searches sent from this browser, newest first; empty without browser storage. */
function read(): readonly string[] {
  try {
    const text = localStorage.getItem(key)
    if (text === kept.text) return kept.list
    const list: unknown = JSON.parse(text ?? '[]')
    kept = { text, list: Array.isArray(list) ? list.filter((item) => typeof item === 'string') : none }
    return kept.list
  } catch {
    return none
  }
}

function write(list: readonly string[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(list.slice(0, most)))
  } catch {
    // Search works without browser storage.
  }
  dispatchEvent(new Event(changed))
}

function subscribe(listener: () => void): () => void {
  const stop = onKeptChange(key, listener)
  addEventListener(changed, listener)
  return () => {
    stop()
    removeEventListener(changed, listener)
  }
}

/** Puts a search that was sent at the head of the list. */
export function rememberSearch(query: string): void {
  const text = query.trim()
  if (text !== '') write([text, ...read().filter((item) => item !== text)])
}

/** Deletes one search from this browser, or all of them. */
export function forgetSearch(query?: string): void {
  write(query === undefined ? [] : read().filter((item) => item !== query))
}

/** The searches kept in this browser; none while the server renders. */
export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => none)
}
