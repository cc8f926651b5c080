import { Button } from '#design/button.tsx'
import { ActionButton, LineField } from '#desk/ui/desk-form.tsx'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskPage, Panel } from '#desk/ui/desk-page.tsx'
import type { LinkedLine } from '#desk/content/drafts/draft-view.ts'
import { Linked } from '#desk/content/drafts/draft-page.tsx'

/** A line of a list with a remark. */
export interface RemarkedLine extends LinkedLine {
  readonly detail: string
}

/** What is to be done about the texts. */
export interface StartView {
  readonly drafts: readonly RemarkedLine[]
  readonly due: readonly RemarkedLine[]
  readonly dueCount: number
  readonly failed: readonly RemarkedLine[]
  readonly reported: readonly RemarkedLine[]
  readonly publications: readonly {
    readonly number: number
    readonly words: string
    readonly detail: string
  }[]
}

/** Lines with their remarks. */
function Remarked({ lines }: { readonly lines: readonly RemarkedLine[] }) {
  return (
    <ul role="list" className="content-lines">
      {lines.map((line, index) => (
        <li key={`${index} ${line.words}`}>
          <Linked line={line} /> {line.detail !== '' && <small>{line.detail}</small>}
        </li>
      ))}
    </ul>
  )
}

/** The search for a text. */
function FindForm({ query = '' }: { readonly query?: string }) {
  const t = useDeskText('content')
  return (
    <form method="get" action="/content/find" className="desk-filter" role="search">
      <LineField
        name="q"
        type="search"
        label={t('find.label')}
        hint={t('find.hint')}
        defaultValue={query}
        autoComplete="off"
      />
      <Button type="submit" compact>
        {t('find.submit')}
      </Button>
    </form>
  )
}

/** The start page of the texts. */
export function ContentStartPage({
  view,
  shortcuts,
}: {
  readonly view: StartView
  readonly shortcuts: StartView['reported']
}) {
  const t = useDeskText('content')
  const { drafts, due, dueCount, failed, reported, publications } = view
  return (
    <DeskPage title={t('start.title')} lead={t('start.lead')}>
      <FindForm />
      <nav className="content-shortcuts" aria-label={t('start.shortcuts')}>
        <ul role="list">
          {shortcuts.map(({ words, href }) => (
            <li key={words}>
              <a href={href}>{words}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="content-cards">
        {failed.length > 0 && (
          <Panel title={t('start.failed')}>
            <Remarked lines={failed} />
          </Panel>
        )}
        <Panel title={t('start.drafts')}>
          {drafts.length === 0 ? <p>{t('start.noDrafts')}</p> : <Remarked lines={drafts} />}
        </Panel>
        <Panel title={t('start.due', { count: dueCount })}>
          {due.length === 0 ? <p>{t('start.nothingDue')}</p> : <Remarked lines={due} />}
        </Panel>
        <Panel title={t('start.reported')}>
          {reported.length === 0 ? <p>{t('start.nothingReported')}</p> : <Remarked lines={reported} />}
        </Panel>
        <Panel title={t('start.publications')}>
          {publications.length === 0 ? (
            <p>{t('start.noPublications')}</p>
          ) : (
            <ul role="list" className="content-lines">
              {publications.map(({ number, words, detail }) => (
                <li key={number}>
                  {words} <small>{detail}</small>
                  <ActionButton
                    action="/content/undo"
                    label={t('result.undo')}
                    name={t('start.undoNamed', { words })}
                    values={{ publication: String(number) }}
                  />
                </li>
              ))}
            </ul>
          )}
          <p>
            <a href="/content/history">{t('edit.history')}</a>
          </p>
        </Panel>
      </div>
    </DeskPage>
  )
}

interface FindPageProps {
  readonly query: string
  readonly found: readonly RemarkedLine[]
}

/** The texts in which words were found. */
export function FindPage({ query, found }: FindPageProps) {
  const t = useDeskText('content')
  return (
    <DeskPage title={t('find.title')} back={{ href: '/content', label: t('start.title') }}>
      <FindForm query={query} />
      {query !== '' && <p role="status">{t('find.count', { count: found.length })}</p>}
      <Remarked lines={found} />
    </DeskPage>
  )
}

interface HistoryPageProps {
  readonly title: string
  readonly entries: readonly {
    readonly commit: string
    readonly who: string
    readonly subject: string
    readonly lines: readonly string[]
  }[]
}

/** Who changed what when. */
export function HistoryPage({ title, entries }: HistoryPageProps) {
  const t = useDeskText('content')
  return (
    <DeskPage
      title={t('history.title', { title })}
      back={{ href: '/content', label: t('start.title') }}
      narrow
    >
      {entries.length === 0 && <p>{t('history.none')}</p>}
      <ol role="list" className="content-history">
        {entries.map(({ commit, who, subject, lines }) => (
          <li key={commit}>
            <b>{who}</b>
            {lines.length === 0 ? (
              <p>{subject}</p>
            ) : (
              <ul className="desk-points">
                {lines.map((line, index) => (
                  <li key={`${index} ${line}`}>{line}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </DeskPage>
  )
}
