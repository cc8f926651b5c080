import { useRef, useState, type ReactNode } from 'react'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { useDismissable } from './menu/language-menu.tsx'

/** The field of the search page, which the magnifier of small screens focuses. */
export const pageFieldId = 'page-search'

interface SearchFormProps {
  readonly id: string
  readonly className: string
  readonly query?: string
  /** Beside the field, such as a button. */
  readonly children?: ReactNode
}

/**
 * The search form; it submits to the search page and needs no script. Suggestions load once it is
 * used.
 */
export function SearchForm({ id, className, query, children }: SearchFormProps) {
  const { pages } = useSite()
  const t = useT('search')
  const [suggestions, setSuggestions] = useState<ReactNode>()
  const used = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    import('#domains/search/suggestions.tsx').then(
      (part) => setSuggestions(<part.default input={input} />),
      // Without a connection the box is a plain form; the next use retries.
      () => undefined,
    )
  }
  return (
    <form role="search" className={className} action={pages.search.path}>
      <label className="visually-hidden" htmlFor={id}>
        {t('label')}
      </label>
      <Icon name="search" />
      <input
        id={id}
        name="q"
        type="search"
        placeholder={t('placeholder')}
        autoComplete="off"
        maxLength={200}
        defaultValue={query}
        onFocus={used}
        onInput={used}
      />
      {children}
      {suggestions}
    </form>
  )
}

/** The header's search box: closed behind a magnifier, which opens and closes it. */
export function SearchBox() {
  const t = useT('search')
  const ref = useRef<HTMLDetailsElement>(null)
  useDismissable(ref)
  return (
    <details
      className="search-box"
      ref={ref}
      onToggle={(event) => {
        if (event.currentTarget.open) event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <summary className="icon-button" aria-label={t('toggle')}>
        <Icon name="search" />
        <Icon name="x" />
      </summary>
      <SearchForm id="header-search" className="search-form" />
    </details>
  )
}
