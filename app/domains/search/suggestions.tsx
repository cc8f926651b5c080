import { Suspense, useCallback, useEffect, useId, useState } from 'react'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { Locale } from '#map/locale.ts'
import { MarkedText } from './marked-text.tsx'
import { forgetSearch, rememberSearch, useRecentSearches } from './recent-searches.ts'
import type { HitKind, Suggestion } from './query/search-answer.ts'
import { loadTexts, SearchTexts } from './search-texts.ts'
import styles from './suggestions.css?url'
import { useCombobox, useTyped } from './use-combobox.ts'

const known = new Map<string, readonly Suggestion[]>()

async function fetchSuggestions(
  query: string,
  lang: Locale,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  // Every page has loaded it before typing starts; the suggestions' own script stays small.
  const { request } = await import('#platform/browser/request.ts')
  const { suggestions } = await request<{ suggestions: readonly Suggestion[] }>('/api/search', {
    query: { q: query, lang },
    signal,
  })
  known.set(`${lang} ${query}`, suggestions)
  return suggestions
}

/**
 * The pages to suggest for the typed text; the previous ones stay until new ones arrive.
 * @returns undefined before the first answer, and without a server
 */
function useSuggestions(typed: string, locale: Locale): readonly Suggestion[] | undefined {
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

const kinds = {
  page: 'kindPage',
  office: 'kindOffice',
  article: 'kindArticle',
  question: 'kindQuestion',
  term: 'kindTerm',
} as const satisfies Record<HitKind, string>

interface SuggestionsProps {
  /** The field that is typed into. */
  readonly input: HTMLInputElement
}

/** A question's answer is inside a disclosure, which browsers open on full page loads. */
function targetOf({ kind }: Suggestion): '_self' | undefined {
  return kind === 'question' ? '_self' : undefined
}

function SuggestionList({ input }: SuggestionsProps) {
  const t = useT('found')
  const listId = useId()
  const { locale, pages } = useSite()
  const recent = useRecentSearches()
  const searchPath = (query: string) => `${pages.search.path}?${new URLSearchParams({ q: query })}`
  const forget = useCallback((index: number) => forgetSearch(recent[index]), [recent])
  const typed = useTyped(input)
  const typing = typed.trim().length > 1
  const answer = useSuggestions(typed, locale)
  const suggestions = answer ?? []
  const count = typing ? (suggestions.length > 0 ? suggestions.length + 1 : 0) : recent.length
  const { open, active } = useCombobox({ input, listId, count, onDelete: typing ? undefined : forget })

  const option = (index: number) =>
    ({ role: 'option', id: `${listId}-${index}`, tabIndex: -1, 'aria-selected': index === active }) as const

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="search" />
      <p className="visually-hidden" role="status">
        {typing && answer && t('suggested', { count: answer.length })}
      </p>
      {open && (
        // A press must not move the focus out of the field before it reaches the link.
        <div className="suggestions" onPointerDown={(event) => event.preventDefault()}>
          {!typing && (
            <p className="suggestions-head" id={`${listId}-head`}>
              {t('recent')}
            </p>
          )}
          <div role="listbox" id={listId} aria-label={typing ? t('suggestions') : t('recent')}>
            {typing
              ? suggestions.map((suggestion, index) => (
                  <a
                    key={suggestion.href + index}
                    {...option(index)}
                    href={suggestion.href}
                    target={targetOf(suggestion)}
                    onClick={() => rememberSearch(typed)}
                  >
                    <span>
                      <MarkedText text={suggestion.title} />
                    </span>
                    <small>{suggestion.trail.at(-1) ?? t(kinds[suggestion.kind])}</small>
                  </a>
                ))
              : recent.map((query, index) => (
                  <a key={query} {...option(index)} href={searchPath(query)} target="_self">
                    <span>{query}</span>
                  </a>
                ))}
            {typing && (
              <a
                {...option(suggestions.length)}
                className="suggestions-all"
                href={searchPath(typed.trim())}
                target="_self"
                onClick={() => rememberSearch(typed)}
              >
                <span>{t('all', { query: typed.trim() })}</span>
              </a>
            )}
          </div>
          {!typing && (
            <button
              type="button"
              className="suggestions-forget"
              onClick={() => {
                // The button goes with the list.
                input.focus()
                forgetSearch()
              }}
            >
              {t('forgetAll')}
            </button>
          )}
        </div>
      )}
    </>
  )
}

/** Suggestions under a search field while the visitor types; before that, the recent searches in this browser. */
export default function Suggestions(props: SuggestionsProps) {
  const { locale } = useSite()
  const [ready, setReady] = useState<Locale>()
  // Rendered only once the texts have loaded: before that, they would take the page down.
  useEffect(() => {
    loadTexts(locale).then(
      () => setReady(locale),
      () => undefined,
    )
  })
  if (ready !== locale) return null
  return (
    <Suspense>
      <SearchTexts>
        <SuggestionList {...props} />
      </SearchTexts>
    </Suspense>
  )
}
