import { TextInput } from '#design/fields/text-input.tsx'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { LineField } from '#desk/ui/desk-form.tsx'
import { ViewTabs } from '#desk/ui/desk-list.tsx'
import { DeskPage, Panel } from '#desk/ui/desk-page.tsx'
import { ContentForm, DraftLine } from '#desk/content/text/edit-parts.tsx'
import type { EditForm } from '#desk/content/text/text-view.ts'

interface DayRow {
  readonly day: string
  readonly label: string
  readonly ranges: readonly {
    readonly from: string
    readonly to: string
    readonly values: readonly [from: string, to: string]
  }[]
}

interface HoursPageProps {
  readonly office: string
  readonly offices: readonly { readonly href: string; readonly label: string; readonly current: boolean }[]
  readonly form: EditForm
  readonly week: readonly DayRow[]
  /** Days with hours of their own. */
  readonly special: readonly DayRow[]
  readonly added: DayRow
  readonly closures: readonly { readonly day: string; readonly words: string }[]
  readonly holidays: readonly string[]
  readonly today: string
  readonly other: string
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

function Ranges({ row, form }: { readonly row: DayRow; readonly form: EditForm }) {
  const t = useDeskText('content')
  const { errors } = form.state
  return row.ranges.map(({ from, to, values }, number) => {
    const part = number === 0 ? t('hours.first') : t('hours.second')
    return (
      <span key={from} className="content-range">
        {([from, to] as const).map((name, side) => {
          const error = errors[name]
          return (
            <span key={name}>
              {side === 1 && ' – '}
              <TextInput
                id={name}
                name={name}
                inputMode="numeric"
                autoComplete="off"
                placeholder="--:--"
                defaultValue={values[side]}
                aria-label={`${row.label}, ${part}, ${side === 0 ? t('hours.from') : t('hours.to')}`}
                aria-invalid={error === undefined ? undefined : true}
                aria-describedby={error === undefined ? undefined : `${name}-error`}
              />
              {error !== undefined && (
                <span className="field-error" id={`${name}-error`}>
                  {error}
                </span>
              )}
            </span>
          )
        })}
      </span>
    )
  })
}

function Rows({
  rows,
  caption,
  form,
}: {
  readonly rows: readonly DayRow[]
  readonly caption: string
  readonly form: EditForm
}) {
  return (
    <div className="content-week" role="group" aria-label={caption}>
      {rows.map((row) => (
        <div key={row.day} className="content-day">
          <b>{row.label}</b>
          <Ranges row={row} form={form} />
        </div>
      ))}
    </div>
  )
}

/** The week of an office, its closures and days with other hours. */
export function HoursPage(props: HoursPageProps) {
  const { office, offices, form, week, special, added, closures, holidays, today, other, links } = props
  const t = useDeskText('content')
  return (
    <DeskPage
      title={t('hours.title')}
      back={{ href: '/content', label: t('start.title') }}
      lead={<DraftLine draft={form.draft} other={other} />}
      actions={links.map(({ href, label }) => (
        <a key={href} className="button button-secondary button-compact" href={href}>
          {label}
        </a>
      ))}
    >
      <ViewTabs label={t('hours.offices')} tabs={offices} />
      <ContentForm action="/content/hours" form={form} labels={{}} hidden={{ office }}>
        <Panel title={t('hours.week')}>
          <p className="desk-small">{t('hours.weekHint')}</p>
          <Rows rows={week} caption={t('hours.week')} form={form} />
        </Panel>
        <Panel title={t('hours.closures')}>
          {closures.length > 0 && (
            <fieldset className="desk-boxes">
              <legend className="field-label">{t('hours.closed')}</legend>
              {closures.map(({ day, words }) => (
                <label key={day}>
                  <input type="checkbox" name="reopen" value={day} />
                  <span>{t('hours.reopen', { day: words })}</span>
                </label>
              ))}
            </fieldset>
          )}
          <LineField
            name="closure"
            type="date"
            min={today}
            label={t('hours.closure')}
            hint={t('hours.closureHint')}
            state={form.state}
            optional
          />
        </Panel>
        <Panel title={t('hours.special')}>
          {special.length > 0 && <Rows rows={special} caption={t('hours.special')} form={form} />}
          <LineField
            name="special"
            type="date"
            min={today}
            label={t('hours.specialDay')}
            hint={t('hours.specialHint')}
            state={form.state}
            optional
          />
          <div className="content-day">
            <Ranges row={added} form={form} />
          </div>
        </Panel>
        <Panel title={t('hours.publicHolidays')}>
          <p>{holidays.length === 0 ? t('hours.noHolidays') : holidays.join(' · ')}</p>
        </Panel>
      </ContentForm>
    </DeskPage>
  )
}
