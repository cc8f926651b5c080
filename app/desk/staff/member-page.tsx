import { Callout } from '#design/callout.tsx'
import type { Member } from '#domains/staff/members.server.ts'
import type { Role } from '#domains/staff/roles.ts'
import { locales } from '#map/locale.ts'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { ActionButton, BoxesField, ChoiceField, DeskForm, LineField } from '#desk/ui/desk-form.tsx'
import type { FormState } from '#desk/ui/form-state.ts'
import { DeskPage, Panel } from '#desk/ui/desk-page.tsx'

const roles: readonly Role[] = ['clerk', 'adviser', 'manager', 'editor', 'operator']

export interface MemberFormProps {
  readonly action: string
  readonly submit: string
  readonly state: FormState
  readonly offices: readonly { readonly page: string; readonly name: string }[]
  /** The ticked offices. */
  readonly chosen: readonly string[]
  /** The advisers of the appointment book. */
  readonly advisers: readonly { readonly id: string; readonly name: string }[]
  readonly member?: Member | undefined
  /** Whether members can also sign in with OpenID Connect. */
  readonly withEmail: boolean
}

/** What is entered about a member. */
export function MemberForm({
  action,
  submit,
  state,
  offices,
  chosen,
  advisers,
  member,
  withEmail,
}: MemberFormProps) {
  const t = useDeskText('desk')
  const labels = {
    name: t('staff.name'),
    role: t('staff.role'),
    adviser: t('staff.adviser'),
    email: t('staff.email'),
  }
  return (
    <DeskForm action={action} submit={submit} state={state} labels={labels}>
      <LineField
        name="name"
        label={labels.name}
        state={state}
        defaultValue={member?.name}
        autoComplete="off"
        maxLength={80}
      />
      <ChoiceField
        name="role"
        label={labels.role}
        hint={t('staff.roleHint')}
        state={state}
        defaultValue={member?.role ?? 'clerk'}
        options={roles.map((role) => ({
          value: role,
          label: `${t(`roles.${role}.name`)}: ${t(`roles.${role}.can`)}`,
        }))}
      />
      <BoxesField
        name="offices"
        legend={t('staff.offices')}
        hint={t('staff.officesHint')}
        options={offices.map(({ page, name }) => ({
          value: page,
          label: name,
          checked: chosen.includes(page),
        }))}
      />
      {advisers.length > 0 && (
        <ChoiceField
          name="adviser"
          label={labels.adviser}
          hint={t('staff.adviserHint')}
          state={state}
          defaultValue={member?.adviser ?? ''}
          options={[
            { value: '', label: t('staff.noAdviser') },
            ...advisers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {withEmail && (
        <LineField
          name="email"
          label={labels.email}
          hint={t('staff.emailHint')}
          type="email"
          optional
          state={state}
          defaultValue={member?.email}
          autoComplete="off"
        />
      )}
      <ChoiceField
        name="locale"
        label={t('me.language')}
        state={state}
        defaultValue={member?.locale ?? 'es'}
        options={locales.map((locale) => ({ value: locale, label: t(`languages.${locale}`) }))}
      />
    </DeskForm>
  )
}

interface MemberPageProps {
  readonly member: Member
  /** A new invitation, shown once. */
  readonly link?: string | undefined
  readonly form: Omit<MemberFormProps, 'action' | 'submit'>
}

/** One member: entry, invitation, access. */
export function MemberPage({ member, link, form }: MemberPageProps) {
  const t = useDeskText('desk')
  const path = `/staff/${member.id}`
  return (
    <DeskPage title={member.name} back={{ href: '/staff', label: t('staff.title') }} narrow>
      {link !== undefined && (
        <Callout kind="done" title={t('staff.linkTitle', { name: member.name })}>
          {t('staff.linkText')} <code className="desk-link">{link}</code>
        </Callout>
      )}
      <Panel title={t('staff.entry')}>
        <MemberForm {...form} member={member} action={path} submit={t('form.save')} />
      </Panel>
      <Panel title={t('staff.access')}>
        {member.disabledAt ? (
          <>
            <p>{t('staff.disabledText')}</p>
            <ActionButton action={`${path}/enable`} label={t('staff.enable')} />
          </>
        ) : (
          <>
            <p>{t('staff.inviteText')}</p>
            <ActionButton action={`${path}/invite`} label={t('staff.invite')} />
            <p>{t('staff.disableText')}</p>
            <ActionButton action={`${path}/disable`} label={t('staff.disable')} />
          </>
        )}
      </Panel>
    </DeskPage>
  )
}
