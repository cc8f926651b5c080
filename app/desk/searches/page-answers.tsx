import type { PageAnswerList } from '#domains/feedback/page-answers.server.ts'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskTable } from '#desk/ui/desk-list.tsx'
import { Empty } from '#desk/ui/desk-page.tsx'

interface PageAnswersProps {
  /** The first rows of each list. */
  readonly answers: PageAnswerList
  /** An ISO day in the member's format. */
  readonly day: (isoDay: string) => string
  /** The address of a page on the site. */
  readonly pageAt: (path: string) => string
}

/** What visitors answered at the end of pages, and what they missed there. */
export function PageAnswers({ answers: { pages, missing }, day, pageAt }: PageAnswersProps) {
  const t = useDeskText('data')
  const page = ({ path, locale }: { readonly path: string; readonly locale: string }) => (
    <a href={pageAt(path)} lang={locale} rel="noreferrer">
      {path}
    </a>
  )
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">{t('answers.title')}</h2>
      <p>{t('answers.lead')}</p>
      {pages.length === 0 ? (
        <Empty>{t('answers.none')}</Empty>
      ) : (
        <DeskTable
          caption={t('answers.title')}
          keyOf={({ path, locale }) => `${locale} ${path}`}
          rows={pages}
          columns={[
            { key: 'path', label: t('answers.page'), head: true, cell: page },
            { key: 'no', label: t('answers.no'), cell: ({ no }) => no },
            { key: 'yes', label: t('answers.yes'), cell: ({ yes }) => yes },
          ]}
        />
      )}
      {missing.length > 0 && (
        <>
          <h3>{t('answers.missing')}</h3>
          <DeskTable
            caption={t('answers.missing')}
            keyOf={({ id }) => id}
            rows={missing}
            columns={[
              {
                key: 'text',
                label: t('answers.text'),
                head: true,
                cell: ({ text, locale }) => <span lang={locale}>{text}</span>,
              },
              { key: 'path', label: t('answers.page'), cell: page },
              { key: 'day', label: t('answers.day'), cell: ({ day: on }) => day(on) },
            ]}
          />
        </>
      )}
      <p className="desk-small">{t('answers.help')}</p>
    </section>
  )
}
