import { locales } from '#map/locale.ts'
import type { Passkey } from '#domains/staff/passkeys.server.ts'
import { Callout } from '#design/callout.tsx'
import { PasskeyForm } from '#desk/access/sign-in-page.tsx'
import { useDeskText, useMember } from '#desk/ui/desk-context.tsx'
import { ActionButton, ChoiceField, DeskForm } from '#desk/ui/desk-form.tsx'
import { DeskTable } from '#desk/ui/desk-list.tsx'
import { DeskPage, Panel } from '#desk/ui/desk-page.tsx'

interface MePageProps {
  readonly passkeys: readonly Passkey[]
  /** Dates of the passkeys in words. */
  readonly when: (instant: Temporal.Instant) => string
}

/** A member's own language and passkeys. */
export function MePage({ passkeys, when }: MePageProps) {
  const member = useMember()
  const t = useDeskText('desk')
  return (
    <DeskPage title={t('me.title', { name: member.name })} lead={t(`roles.${member.role}.can`)} narrow>
      {passkeys.length === 1 && (
        <Callout kind="deadline" title={t('me.onlyOne')}>
          {t('me.onlyOneWhy')}
        </Callout>
      )}
      <Panel title={t('me.passkeys')}>
        <DeskTable
          caption={t('me.passkeys')}
          keyOf={({ id }) => id}
          rows={passkeys}
          columns={[
            { key: 'name', label: t('me.key'), head: true, cell: ({ name }) => name },
            { key: 'added', label: t('me.added'), cell: ({ createdAt }) => when(createdAt) },
            {
              key: 'used',
              label: t('me.used'),
              cell: ({ usedAt }) => (usedAt ? when(usedAt) : t('me.never')),
            },
            {
              key: 'remove',
              label: t('me.remove'),
              cell: ({ id, name }) =>
                passkeys.length > 1 && (
                  <ActionButton
                    action="/me/passkeys/remove"
                    values={{ id }}
                    label={t('me.remove')}
                    name={t('me.removeNamed', { name })}
                  />
                ),
            },
          ]}
        />
        <PasskeyForm kind="add" submit={t('me.add')} next="/me?done=passkey-added" />
      </Panel>
      <Panel title={t('me.language')}>
        <DeskForm action="/me/language" submit={t('form.save')} variant="secondary">
          <ChoiceField
            name="locale"
            label={t('me.language')}
            defaultValue={member.locale}
            options={locales.map((locale) => ({ value: locale, label: t(`languages.${locale}`) }))}
          />
        </DeskForm>
      </Panel>
    </DeskPage>
  )
}
