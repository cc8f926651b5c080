/** How often an open page asks for new requests. */
const pause = 60_000

/** Shows a link when requests have come in since the page was opened. Does not keep the session open. */
export function watchForNews(): void {
  const note = document.querySelector<HTMLElement>('[data-watch]')
  if (note === null) return
  const since = note.dataset['watch'] ?? ''
  const look = async () => {
    if (document.visibilityState === 'hidden' || !note.hidden) return
    const response = await fetch(`/news?since=${encodeURIComponent(since)}`).catch(() => undefined)
    if (response?.ok !== true) return
    const { count } = (await response.json()) as { readonly count: number }
    if (count > 0) note.hidden = false
  }
  setInterval(() => void look(), pause)
}
