import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import type { PageAnswerList } from '#domains/feedback/page-answers.server.ts'
import type { SearchMiss } from '#domains/search/index/search-misses.server.ts'
import { locales, type Locale } from '#map/locale.ts'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { ChoiceField } from '#desk/ui/desk-form.tsx'
import { DeskTable, Pager } from '#desk/ui/desk-list.tsx'
import { DeskPage, Empty } from '#desk/ui/desk-page.tsx'
import { PageAnswers } from './page-answers.tsx'

interface SearchesPageProps {
  readonly misses: readonly SearchMiss[]
  /** How many different queries there are on all pages. */
  readonly total: number
  readonly page: number
  readonly more: boolean
  readonly href: (page: number) => string
  /** An ISO day in the member's format. */
  readonly day: (isoDay: string) => string
  /** The address of the site's search for a query. */
  readonly searchFor: (miss: SearchMiss) => string
  readonly periods: readonly number[]
  readonly days: number
  readonly locale: Locale | undefined
  readonly minMisses: number
  readonly answers: PageAnswerList
  /** The address of a page on the site. */
  readonly pageAt: (path: string) => string
}

/** What visitors searched for and did not find. */
export function SearchesPage(props: SearchesPageProps) {
  const { misses, total, page, more, href, day, searchFor, periods, days, locale, minMisses } = props
  const t = useDeskText('data')
  const desk = useDeskText('desk')
  return (
    <DeskPage title={t('searches.title')} lead={t('searches.lead', { count: minMisses })}>
      <form method="get" action="/searches" className="desk-filter">
        <ChoiceField
          name="days"
          label={t('searches.period')}
          defaultValue={String(days)}
          options={periods.map((count) => ({
            value: String(count),
            label: t('searches.days', { count }),
          }))}
        />
        <ChoiceField
          name="language"
          label={t('searches.language')}
          defaultValue={locale ?? ''}
          options={[
            { value: '', label: t('searches.allLanguages') },
            ...locales.map((value) => ({ value, label: desk(`languages.${value}`) })),
          ]}
        />
        <Button type="submit" compact variant="secondary">
          {desk('list.filter')}
        </Button>
      </form>
      {misses.length === 0 ? (
        <Empty>{t('searches.none', { count: minMisses })}</Empty>
      ) : (
        <>
          <p>{t('searches.total', { count: total })}</p>
          <DeskTable
            caption={t('searches.title')}
            keyOf={({ query, locale: language }) => `${language} ${query}`}
            rows={misses}
            columns={[
              {
                key: 'query',
                label: t('searches.query'),
                head: true,
                cell: (miss) => (
                  <a href={searchFor(miss)} lang={miss.locale} rel="noreferrer">
                    {miss.query}
                  </a>
                ),
              },
              {
                key: 'language',
                label: t('searches.language'),
                cell: ({ locale: language }) => (
                  <Badge>{desk.find(`languages.${language}`) ?? language}</Badge>
                ),
              },
              {
                key: 'count',
                label: t('searches.count'),
                cell: ({ count }) => t('searches.times', { count }),
              },
              { key: 'day', label: t('searches.last'), cell: ({ day: last }) => day(last) },
            ]}
          />
        </>
      )}
      <Pager page={page} more={more} href={href} />
      <p className="desk-small">{t('searches.help')}</p>
      <PageAnswers answers={props.answers} day={day} pageAt={props.pageAt} />
    </DeskPage>
  )
}
