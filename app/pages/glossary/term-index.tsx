import { useState, type ReactNode } from 'react'
import { glossaryThemes, type GlossaryEntry } from '#content/glossary.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { FilterForm } from '#domains/lists/filter-form.tsx'
import { filterList, type ListFilter } from '#domains/lists/list-filter.ts'

/** The letter under which a word stands: `Ä` under A. */
const letterOf = ({ word }: GlossaryEntry) => word.normalize('NFD').charAt(0).toUpperCase()

/** Terms in alphabetical order, by letter. */
function byLetter(terms: readonly GlossaryEntry[]): [letter: string, terms: GlossaryEntry[]][] {
  const letters = new Map<string, GlossaryEntry[]>()
  for (const term of terms) letters.set(letterOf(term), [...(letters.get(letterOf(term)) ?? []), term])
  return [...letters]
}

const textOf = ({ word, spanish = '', also, meaning }: GlossaryEntry) =>
  [word, spanish, ...also, meaning].join(' ')

/** All terms by letter, to filter by theme and by words. Each is an anchor. */
export function TermIndex({
  terms,
  asked,
}: {
  terms: readonly GlossaryEntry[]
  asked: ListFilter
}): ReactNode {
  const t = useT('glossary')
  const { pages } = useSite()
  const [filter, setFilter] = useState(asked)
  const shown = filterList(terms, filter, (term) => ({ group: term.theme, text: textOf(term) }))
  const letters = byLetter(shown)
  return (
    <section aria-label={pages.glossary.label}>
      <FilterForm
        action={pages.glossary.path}
        filter={filter}
        onFilter={setFilter}
        texts={{ groups: t('theme'), all: t('all'), words: t('words'), submit: t('submit') }}
        groups={glossaryThemes.map((id) => ({ id, label: t(`themes.${id}`) }))}
        count={t('count', { count: shown.length })}
      />
      {letters.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <nav className="letters" aria-label={t('letters')}>
          {letters.map(([letter]) => (
            <a key={letter} href={`#${letter}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      {letters.map(([letter, list]) => (
        <div key={letter} className="letter">
          <h2 id={letter}>{letter}</h2>
          <dl>
            {list.map(({ id, word, spanish, meaning }) => (
              <div key={id} id={id}>
                <dt>
                  {word} {spanish !== undefined && <i lang="es">{spanish}</i>}
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}
