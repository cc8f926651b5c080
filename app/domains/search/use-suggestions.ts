import { useEffect, useState } from 'react'
import type { Locale } from '#map/locale.ts'
import type { Suggestion } from './query/search-answer.ts'

const known = new Map<string, readonly Suggestion[]>()

async function fetchSuggestions(
  query: string,
  lang: Locale,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  // Every page has it by the time that somebody types; the suggestions' own script stays small.
  const { request } = await import('#platform/browser/request.ts')
  const { suggestions } = await request<{ suggestions: readonly Suggestion[] }>('/api/search', {
    query: { q: query, lang },
    signal,
  })
  known.set(`${lang} ${query}`, suggestions)
  return suggestions
}

/**
 * The pages to suggest for what has been typed; the last ones stay until the next are there.
 * @returns undefined before the first answer, and without a server
 */
export function useSuggestions(typed: string, locale: Locale): readonly Suggestion[] | undefined {
  const query = typed.trim().toLowerCase()
  const [shown, setShown] = useState<readonly Suggestion[]>()
  const ready = known.get(`${locale} ${query}`)
  useEffect(() => {
    if (query.length < 2 || ready !== undefined) return
    const stopping = new AbortController()
    // Without the server the box is a plain form.
    fetchSuggestions(query, locale, stopping.signal).then(setShown, () => undefined)
    return () => stopping.abort()
  }, [query, locale, ready])
  if (query.length < 2) return []
  return ready ?? shown
}
