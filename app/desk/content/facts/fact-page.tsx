import type { ReactNode } from 'react'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskPage, Panel } from '#desk/ui/desk-page.tsx'
import type { LinkedLine } from '#desk/content/drafts/draft-view.ts'
import { Linked } from '#desk/content/drafts/draft-page.tsx'
import { ContentForm, DraftLine } from '#desk/content/text/edit-parts.tsx'
import { FieldControls } from '#desk/content/text/field-controls.tsx'
import type { EditForm, FieldView, SectionView } from '#desk/content/text/text-view.ts'

interface FactPageProps {
  readonly id: string
  readonly value: string
  readonly form: EditForm
  /** The fact, and those that say the same. */
  readonly facts: readonly {
    readonly section: SectionView
    readonly seenName: string
    /** The day on which it was last seen; undefined for values without a source to look at. */
    readonly seen: string | undefined
  }[]
  readonly labels: Readonly<Record<string, string>>
  readonly other: string
  readonly uses: readonly LinkedLine[]
  readonly history: string
}

const isField = (item: SectionView['items'][number]) => item.type === 'field'
const keyOf = ({ id }: FieldView) => id.slice(id.indexOf('.') + 1)

/** A fact's value and the day on which it was seen; below them what changes less often. */
function FactFields({
  section: { id, title, items },
  children,
}: {
  readonly section: SectionView
  readonly children: ReactNode
}) {
  const t = useDeskText('content')
  const fields = items.filter(isField).filter(({ kind }) => kind !== 'fixed')
  const first = fields.filter((field) => keyOf(field) === 'value')
  const rest = fields.filter((field) => keyOf(field) !== 'value' && keyOf(field) !== 'unit')
  const isWrong = rest.some(({ controls }) => controls.some(({ problems }) => problems.length > 0))
  return (
    <section className="content-section" id={`part-${id}`} aria-labelledby={`part-${id}-title`}>
      <h2 id={`part-${id}-title`}>{title}</h2>
      {first.map((field) => (
        <FieldControls key={field.id} field={field} />
      ))}
      {children}
      <details open={isWrong || undefined}>
        <summary>{t('fact.more')}</summary>
        <div className="content-section-rest">
          {rest.map((field) => (
            <FieldControls key={field.id} field={field} />
          ))}
        </div>
      </details>
    </section>
  )
}

/** A fact with its twins: the value, where it was seen, and which pages print it. */
export function FactPage({ id, value, form, facts, labels, other, uses, history }: FactPageProps) {
  const t = useDeskText('content')
  return (
    <DeskPage
      title={`${id}: ${value}`}
      back={{ href: '/content', label: t('start.title') }}
      lead={<DraftLine draft={form.draft} other={other} />}
      actions={
        <a className="button button-secondary button-compact" href={history}>
          {t('edit.history')}
        </a>
      }
    >
      <div className="content-work">
        <ContentForm action="/content/fact" form={form} labels={labels} hidden={{ id }}>
          {facts.map(({ section, seenName, seen }, index) => (
            <div key={section.title} className="content-fact">
              {index === 1 && <p>{t('fact.twins')}</p>}
              <FactFields section={section}>
                {seen !== undefined && (
                  <label className="content-sure">
                    <input type="checkbox" name={seenName} value="today" />
                    <span>{t('fact.seenToday', { entry: section.title, day: seen })}</span>
                  </label>
                )}
              </FactFields>
            </div>
          ))}
        </ContentForm>
        <Panel title={t('fact.uses', { count: uses.length })}>
          {uses.length === 0 ? (
            <p>{t('fact.unused')}</p>
          ) : (
            <ul className="desk-points">
              {uses.map((line) => (
                <li key={line.href}>
                  <Linked line={line} />
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </DeskPage>
  )
}
