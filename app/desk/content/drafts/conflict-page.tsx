import type { Locale } from '#map/locale.ts'
import { Button } from '#design/button.tsx'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskPage, Panel } from '#desk/ui/desk-page.tsx'

/** A field that two people changed. */
export interface ConflictView {
  /** The name of the choice. */
  readonly key: string
  readonly place: string
  readonly lang: Locale | undefined
  readonly base: string | undefined
  readonly ours: string | undefined
  readonly theirs: string | undefined
}

interface ConflictPageProps {
  /** Where the form is sent again. */
  readonly action: string
  /** Everything that was posted. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly conflicts: readonly ConflictView[]
  readonly back: { readonly href: string; readonly label: string } | undefined
}

function Choice({ conflict, side }: { readonly conflict: ConflictView; readonly side: 'ours' | 'theirs' }) {
  const t = useDeskText('content')
  const value = conflict[side]
  return (
    <label className="content-choice">
      <input type="radio" name={conflict.key} value={side} required />{' '}
      <span>
        <b>{t(`conflict.${side}`)}</b> <span lang={conflict.lang}>{value ?? t('conflict.gone')}</span>
      </span>
    </label>
  )
}

/** Both values of each field that two people changed: one of them is kept. */
export function ConflictPage({ action, fields, conflicts, back }: ConflictPageProps) {
  const t = useDeskText('content')
  return (
    <DeskPage
      title={t('conflict.title')}
      lead={t('conflict.lead', { count: conflicts.length })}
      narrow
      {...(back && { back })}
    >
      <form method="post" action={action} className="desk-form">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {conflicts.map((conflict) => (
          <Panel key={conflict.key} title={conflict.place}>
            <fieldset className="content-choices">
              <legend className="visually-hidden">{conflict.place}</legend>
              <Choice conflict={conflict} side="ours" />
              <Choice conflict={conflict} side="theirs" />
            </fieldset>
            {conflict.base !== undefined && (
              <p className="desk-small">
                {t('conflict.before')} <span lang={conflict.lang}>{conflict.base}</span>
              </p>
            )}
          </Panel>
        ))}
        <div className="desk-submit">
          <Button type="submit" compact>
            {t('conflict.submit')}
          </Button>
        </div>
      </form>
    </DeskPage>
  )
}
