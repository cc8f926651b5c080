import { Button } from '#design/button.tsx'
import type { AuditRecord } from '#domains/staff/audit.server.ts'
import { useDeskText, useMember } from '#desk/ui/desk-context.tsx'
import { ChoiceField } from '#desk/ui/desk-form.tsx'
import { DeskTable, Pager } from '#desk/ui/desk-list.tsx'
import { DeskPage, Empty } from '#desk/ui/desk-page.tsx'
import { may } from '#domains/staff/roles.ts'

interface AuditPageProps {
  readonly entries: readonly AuditRecord[]
  readonly page: number
  readonly more: boolean
  readonly href: (page: number) => string
  readonly when: (instant: Temporal.Instant) => string
  /** Members by id, in the order of the filter. */
  readonly names: ReadonlyMap<string, string>
  readonly staffId: string | undefined
}

/** Who did what when. */
export function AuditPage({ entries, page, more, href, when, names, staffId }: AuditPageProps) {
  const t = useDeskText('desk')
  const member = useMember()
  const concerned = ({ reference, requestId, detail }: AuditRecord) => {
    if (reference !== undefined)
      return may(member, 'requests') ? <a href={`/requests/${reference}`}>{reference}</a> : reference
    if (requestId !== undefined) return t('audit.erased')
    if (detail === undefined) return ''
    return /^\d+$/.test(detail) ? t('audit.count', { count: Number(detail) }) : names.get(detail)
  }
  return (
    <DeskPage title={t('audit.title')} lead={t('audit.lead')}>
      <form method="get" action="/audit" className="desk-filter">
        <ChoiceField
          name="who"
          label={t('audit.who')}
          defaultValue={staffId ?? ''}
          options={[
            { value: '', label: t('audit.everyone') },
            ...[...names].map(([value, label]) => ({ value, label })),
          ]}
        />
        <Button type="submit" compact variant="secondary">
          {t('list.filter')}
        </Button>
      </form>
      {entries.length === 0 ? (
        <Empty>{t('audit.none')}</Empty>
      ) : (
        <DeskTable
          caption={t('audit.title')}
          keyOf={({ id }) => id}
          rows={entries}
          columns={[
            { key: 'at', label: t('audit.at'), head: true, cell: ({ at }) => when(at) },
            {
              key: 'who',
              label: t('audit.who'),
              cell: (entry) =>
                entry.staffId === undefined
                  ? t('audit.commandLine')
                  : (names.get(entry.staffId) ?? entry.staffId),
            },
            { key: 'what', label: t('audit.what'), cell: ({ action }) => t(`audit.actions.${action}`) },
            { key: 'concerned', label: t('audit.concerned'), cell: concerned },
          ]}
        />
      )}
      <Pager page={page} more={more} href={href} />
    </DeskPage>
  )
}
