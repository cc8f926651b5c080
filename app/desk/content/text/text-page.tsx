import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskPage } from '#desk/ui/desk-page.tsx'
import { ContentForm, DraftLine, Inserts, LanguageChoice, Section } from './edit-parts.tsx'
import type { EditForm, InsertView, SectionView } from './text-view.ts'

interface TextPageProps {
  readonly id: string
  readonly title: string
  readonly form: EditForm
  readonly sections: readonly SectionView[]
  readonly part: string | undefined
  /** Links to the parts of a long text. */
  readonly parts: readonly {
    readonly href: string
    readonly label: string
    readonly current: boolean
    readonly problems: number
  }[]
  readonly labels: Readonly<Record<string, string>>
  readonly insert: InsertView | undefined
  /** The same page in another draft. */
  readonly other: string
  readonly links: readonly { readonly href: string; readonly label: string }[]
  /** What visitors reported about this page. */
  readonly reported: readonly string[]
}

/** A text with its fields, in three languages beside each other. */
export function TextPage(props: TextPageProps) {
  const { id, title, form, sections, part, parts, labels, insert, other, links, reported } = props
  const t = useDeskText('content')
  return (
    <DeskPage
      title={title}
      back={{ href: '/content', label: t('start.title') }}
      lead={<DraftLine draft={form.draft} other={other} />}
      actions={links.map(({ href, label }) => (
        <a key={href} className="button button-secondary button-compact" href={href}>
          {label}
        </a>
      ))}
    >
      {reported.length > 0 && (
        <section className="desk-panel" aria-labelledby="reported">
          <h2 id="reported">{t('edit.reported')}</h2>
          <ul className="desk-points">
            {reported.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {parts.length > 0 && (
        <nav className="content-parts" aria-label={t('edit.parts')}>
          <ul role="list">
            {parts.map(({ href, label, current, problems }) => (
              <li key={href}>
                <a href={href} aria-current={current ? 'page' : undefined}>
                  {label}
                  {problems > 0 && <span className="desk-count">{t('edit.wrong', { count: problems })}</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {sections.length > 0 && (
        <div className="content-work">
          <ContentForm action="/content/text" form={form} labels={labels} hidden={{ id, part: part ?? '' }}>
            <LanguageChoice />
            {sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </ContentForm>
          {insert && <Inserts insert={insert} />}
        </div>
      )}
    </DeskPage>
  )
}
