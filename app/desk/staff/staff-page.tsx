import { Badge } from '#design/badge.tsx'
import type { Member } from '#domains/staff/members.server.ts'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskTable } from '#desk/ui/desk-list.tsx'
import { DeskPage, Panel } from '#desk/ui/desk-page.tsx'
import { MemberForm, type MemberFormProps } from './member-page.tsx'

interface StaffPageProps {
  readonly members: readonly {
    readonly member: Member
    readonly passkeys: number
    /** The names of the member's offices; empty for all. */
    readonly offices: readonly string[]
  }[]
  readonly form: Omit<MemberFormProps, 'action' | 'submit'>
}

/** The members of the staff, and the form that adds one. */
export function StaffPage({ members, form }: StaffPageProps) {
  const t = useDeskText('desk')
  return (
    <DeskPage title={t('staff.title')} lead={t('staff.lead')}>
      <DeskTable
        caption={t('staff.title')}
        keyOf={({ member }) => member.id}
        rows={members}
        columns={[
          {
            key: 'name',
            label: t('staff.name'),
            head: true,
            cell: ({ member }) => <a href={`/staff/${member.id}`}>{member.name}</a>,
          },
          { key: 'role', label: t('staff.role'), cell: ({ member }) => t(`roles.${member.role}.name`) },
          {
            key: 'offices',
            label: t('staff.offices'),
            cell: ({ offices }) => (offices.length > 0 ? offices.join(', ') : t('staff.allOffices')),
          },
          {
            key: 'state',
            label: t('staff.state'),
            cell: ({ member, passkeys }) => {
              if (member.disabledAt) return <Badge tone="bad">{t('staff.disabled')}</Badge>
              if (passkeys === 0) return <Badge tone="outline">{t('staff.invited')}</Badge>
              return <Badge tone="ok">{t('staff.active', { count: passkeys })}</Badge>
            },
          },
        ]}
      />
      <Panel id="add" title={t('staff.add')}>
        <MemberForm {...form} action="/staff" submit={t('staff.addSubmit')} />
      </Panel>
    </DeskPage>
  )
}
