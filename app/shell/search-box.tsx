import { useRef } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { Icon } from '#ui/icon.tsx'
import { useDismissable } from './use-dismissable.ts'

/** The search form; it leads to the search page and needs no script. */
export function SearchForm({ id, className }: { id: string; className: string }) {
  const { pages } = useSite()
  const t = useT('search')
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
      />
    </form>
  )
}

/** The header's search box: closed behind a magnifier, opened and closed by it. */
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
