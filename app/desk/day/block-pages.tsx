import { useDeskText } from '#desk/ui/desk-context.tsx'
import { ActionButton, AreaField, BoxesField, ChoiceField, DeskForm, LineField } from '#desk/ui/desk-form.tsx'
import { DeskTable, ViewTabs } from '#desk/ui/desk-list.tsx'
import { DeskPage, Empty, Panel } from '#desk/ui/desk-page.tsx'
import type { FormState } from '#desk/ui/form-state.ts'
import { PhoneLink } from '#desk/ui/phone-link.tsx'
import { phoneInGroups } from '#forms/phone-number.ts'

const reasons = ['ill', 'leave', 'lunch', 'other'] as const

interface BlockPageProps {
  readonly office: string
  readonly back: string
  readonly offices: readonly { readonly href: string; readonly label: string; readonly current: boolean }[]
  readonly seats: readonly { readonly value: string; readonly label: string; readonly checked: boolean }[]
  /** The office has advisers, who may work elsewhere too. */
  readonly hasAdvisers: boolean
  readonly state: FormState
}

/** Blocks times of advisers or places. */
export function BlockPage({ office, back, offices, seats, hasAdvisers, state }: BlockPageProps) {
  const t = useDeskText('day')
  const labels = {
    seats: t('block.seats'),
    fromDay: t('block.fromDay'),
    toDay: t('block.toDay'),
    from: t('block.from'),
    to: t('block.to'),
    reason: t('block.reason'),
  }
  return (
    <DeskPage
      title={t('block.title')}
      lead={t('block.lead')}
      back={{ href: back, label: t('nav.back') }}
      narrow
    >
      {offices.length > 1 && <ViewTabs label={t('nav.offices')} tabs={offices} />}
      <DeskForm action="/day/block" state={state} labels={labels} submit={t('block.submit')}>
        <input type="hidden" name="office" value={office} />
        <BoxesField
          name="seats"
          legend={labels.seats}
          hint={hasAdvisers ? t('block.allOffices') : undefined}
          error={state.errors['seats']}
          options={seats}
        />
        <div className="day-pair">
          <LineField name="fromDay" label={labels.fromDay} type="date" state={state} />
          <LineField name="toDay" label={labels.toDay} type="date" state={state} />
        </div>
        <div className="day-pair">
          <LineField
            name="from"
            label={labels.from}
            inputMode="numeric"
            placeholder="09:00"
            autoComplete="off"
            state={state}
          />
          <LineField
            name="to"
            label={labels.to}
            inputMode="numeric"
            placeholder="14:00"
            autoComplete="off"
            state={state}
          />
        </div>
        <p className="field-hint">{t('block.hoursHint')}</p>
        <ChoiceField
          name="reason"
          label={labels.reason}
          hint={t('block.reasonHint')}
          state={state}
          options={reasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
        />
      </DeskForm>
    </DeskPage>
  )
}

/** An appointment in a block, or where it went. */
export interface AffectedRow {
  readonly reference: string
  readonly name: string
  readonly when: string
  readonly place: string
  readonly phone: string | undefined
  readonly hasMail: boolean
  readonly isUnconfirmed: boolean
}

/** An appointment that was moved. */
export interface MovedRow extends AffectedRow {
  /** Only its place changed, so that the visitor need not know. */
  readonly isSameTime: boolean
}

interface BlockedPageProps {
  readonly batch: string
  readonly reason: (typeof reasons)[number]
  readonly back: string
  /** Which places, days and hours. */
  readonly lines: readonly string[]
  readonly affected: readonly AffectedRow[]
  /** Where those went that were just moved. */
  readonly moved: readonly MovedRow[]
  /** Everything was tried already: what is left needs a decision. */
  readonly isTried: boolean
  /** Of the form that moves the affected. */
  readonly state: FormState
}

function RowLinks({ row: { reference, name, isUnconfirmed } }: { readonly row: AffectedRow }) {
  const t = useDeskText('day')
  return (
    <span className="day-links">
      {!isUnconfirmed && (
        <a href={`/day/move/${reference}`} aria-label={`${t('move.action')}: ${name}`}>
          {t('move.action')}
        </a>
      )}
      <a href={`/day/cancel/${reference}`} aria-label={`${t('cancel.action')}: ${name}`}>
        {t('cancel.action')}
      </a>
    </span>
  )
}

function RowContact({ row: { phone, hasMail } }: { readonly row: AffectedRow }) {
  const t = useDeskText('day')
  if (phone === undefined) return hasMail ? null : <>{t('move.noMail')}</>
  if (hasMail) return <PhoneLink number={phone} />
  return <a href={`tel:${phone}`}>{t('blocked.call', { phone: phoneInGroups(phone) })}</a>
}

/** A block, whom it affects, and what to do about them. */
export function BlockedPage(props: BlockedPageProps) {
  const { batch, reason, back, lines, affected, moved, isTried, state } = props
  const t = useDeskText('day')
  const path = `/day/block/${batch}`
  return (
    <DeskPage
      title={t('blocked.title', { reason: t(`reasons.${reason}`) })}
      back={{ href: back, label: t('nav.back') }}
    >
      <ul className="desk-points">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {moved.length > 0 && (
        <Panel title={t('blocked.moved')}>
          <DeskTable
            caption={t('blocked.moved')}
            rows={moved}
            keyOf={({ reference }) => reference}
            columns={[
              { key: 'name', label: t('fields.name'), head: true, cell: ({ name }) => name },
              {
                key: 'where',
                label: t('fields.when'),
                cell: ({ when, place, isSameTime }) =>
                  isSameTime
                    ? t('blocked.sameTime', { place })
                    : `${t('blocked.movedTo', { when })} · ${place}`,
              },
              {
                key: 'phone',
                label: t('fields.phone'),
                cell: (row) => !row.isSameTime && <RowContact row={row} />,
              },
            ]}
          />
        </Panel>
      )}
      <Panel title={t('blocked.affected')}>
        {affected.length === 0 ? (
          <Empty>{t('blocked.none')}</Empty>
        ) : (
          <>
            {isTried && <p>{t('blocked.stays')}</p>}
            <DeskTable
              caption={t('blocked.affected')}
              rows={affected}
              keyOf={({ reference }) => reference}
              columns={[
                {
                  key: 'name',
                  label: t('fields.name'),
                  head: true,
                  cell: ({ reference, name }) => <a href={`/requests/${reference}`}>{name}</a>,
                },
                { key: 'when', label: t('fields.when'), cell: ({ when }) => when },
                { key: 'place', label: t('fields.seat'), cell: ({ place }) => place },
                { key: 'phone', label: t('fields.phone'), cell: (row) => <RowContact row={row} /> },
                { key: 'links', label: t('fields.change'), cell: (row) => <RowLinks row={row} /> },
              ]}
            />
            {!isTried && (
              <DeskForm
                action={`${path}/move`}
                state={state}
                labels={{ reason: t('fields.reason') }}
                submit={t('blocked.moveAll')}
              >
                <p>{t('blocked.moveAllText')}</p>
                <AreaField
                  name="reason"
                  label={t('fields.reason')}
                  optional
                  state={state}
                  rows={2}
                  maxLength={300}
                />
              </DeskForm>
            )}
          </>
        )}
      </Panel>
      <Panel title={t('blocked.remove')}>
        <p>{t('blocked.removeText')}</p>
        <ActionButton action={`${path}/remove`} label={t('blocked.remove')} />
      </Panel>
    </DeskPage>
  )
}
