import type { ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { FormErrors } from '#desk/ui/desk-form.tsx'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { draftAddress } from '#desk/content/content-address.ts'
import { FieldControls } from './field-controls.tsx'
import type { DraftNote, EditForm, EntryButtons, InsertView, SectionView } from './text-view.ts'

/** Says in which draft is written, or that saving begins one. */
export function DraftLine({
  draft,
  other,
}: {
  readonly draft: DraftNote | undefined
  readonly other: string
}) {
  const t = useDeskText('content')
  return (
    <span className="content-draft-line">
      {draft === undefined ? (
        t('edit.begins')
      ) : (
        <>
          {t('edit.inDraft')} <a href={draftAddress(draft.id)}>{draft.title}</a> ·{' '}
          <a href={other}>{t('edit.other')}</a>
        </>
      )}
    </span>
  )
}

function EntryActions({
  buttons: { list, index, up, down, remove },
  label,
}: {
  readonly buttons: EntryButtons
  readonly label: string
}) {
  const t = useDeskText('content')
  const button = (action: 'up' | 'down' | 'remove', shown: boolean) =>
    shown && (
      <button
        type="submit"
        name="do"
        value={`${action}:${list}:${index}`}
        className="content-tool"
        aria-label={t(`list.${action}Named`, { label })}
      >
        {t(`list.${action}`)}
      </button>
    )
  return (
    <span className="content-tools">
      {button('up', up)}
      {button('down', down)}
      {button('remove', remove)}
    </span>
  )
}

/** A part of a text with its fields. */
export function Section({ section: { id, title, items, adds } }: { readonly section: SectionView }) {
  const t = useDeskText('content')
  return (
    <section className="content-section" id={`part-${id}`} aria-labelledby={`part-${id}-title`}>
      <h2 id={`part-${id}-title`}>{title}</h2>
      {items.map((item) =>
        item.type === 'entry' ? (
          <div key={`entry ${item.id}`} className="content-entry">
            <h3>{item.label}</h3>
            <EntryActions buttons={item.buttons} label={item.label} />
          </div>
        ) : (
          <FieldControls key={item.id} field={item}>
            {item.buttons && <EntryActions buttons={item.buttons} label={item.label} />}
          </FieldControls>
        ),
      )}
      {adds.length > 0 && (
        <p className="content-adds">
          {adds.map(({ list, label }) => (
            <button key={list} type="submit" name="do" value={`add:${list}`} className="content-tool">
              {t('list.add', { label })}
            </button>
          ))}
        </p>
      )}
    </section>
  )
}

function InsertList({ title, lines }: { readonly title: string; readonly lines: InsertView['facts'] }) {
  return (
    <details>
      <summary>{title}</summary>
      <ul role="list">
        {lines.map(({ code, words }) => (
          <li key={code}>
            <button type="button" data-insert={code}>
              <code>{code}</code> <span>{words}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Facts, links and terms to put into the field that was used last; without scripts a list to copy from. */
export function Inserts({ insert }: { readonly insert: InsertView }) {
  const t = useDeskText('content')
  return (
    <aside className="content-inserts" aria-label={t('insert.title')}>
      <h2>{t('insert.title')}</h2>
      <p className="desk-small">{t('insert.lead')}</p>
      <InsertList
        title={t('insert.marks')}
        lines={[
          { code: '## …', words: t('insert.heading') },
          { code: '- …', words: t('insert.list') },
          { code: '**…**', words: t('insert.strong') },
          { code: '*…*', words: t('insert.spanish') },
        ]}
      />
      <InsertList title={t('insert.facts')} lines={insert.facts} />
      <InsertList title={t('insert.pages')} lines={insert.pages} />
      <InsertList title={t('insert.terms')} lines={insert.terms} />
    </aside>
  )
}

interface EditFormProps {
  readonly action: string
  readonly form: EditForm
  /** The labels of the controls, for the summary of errors. */
  readonly labels: Readonly<Record<string, string>>
  readonly hidden?: Readonly<Record<string, string>>
  /** Files are sent along. */
  readonly upload?: boolean
  readonly submit?: string
  readonly children: ReactNode
}

/** A form about texts: with its draft, the version that it shows, and the button below it. */
export function ContentForm({ action, form, labels, hidden = {}, upload, submit, children }: EditFormProps) {
  const t = useDeskText('content')
  const { draft, base, state } = form
  return (
    <form
      method="post"
      action={action}
      className="content-form"
      encType={upload ? 'multipart/form-data' : undefined}
    >
      <FormErrors state={state} labels={labels} />
      {/* Enter in a field saves, instead of pressing the first button of a list. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="draft" value={draft?.id ?? ''} />
      <input type="hidden" name="base" value={base} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div className="content-save">
        <Button type="submit" compact>
          {submit ?? t('edit.save')}
        </Button>
        <span className="desk-small">{t('edit.saveHint')}</span>
      </div>
    </form>
  )
}

/** The choice of one language on narrow screens, by style sheet alone. */
export function LanguageChoice() {
  const t = useDeskText('content')
  const desk = useDeskText('desk')
  const lang = desk('frame.lang')
  return (
    <fieldset className="content-languages">
      <legend>{t('edit.shown')}</legend>
      {(['es', 'en', 'de', 'all'] as const).map((value) => (
        <label key={value}>
          <input type="radio" name="shown" value={value} data-shown={value} defaultChecked={value === lang} />
          <span>{value === 'all' ? t('edit.all') : desk(`languages.${value}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
