import { Button } from '#design/button.tsx'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { ActionButton } from '#desk/ui/desk-form.tsx'
import { DeskPage } from '#desk/ui/desk-page.tsx'

interface PasskeyFormProps {
  /** What the script does (client/passkeys.ts). */
  readonly kind: 'sign-in' | 'join' | 'add' | 'confirm'
  readonly submit: string
  /** Where to go afterwards: a path of the desk. */
  readonly next?: string
}

/** A button that asks for a passkey; needs the script, as every passkey does. */
export function PasskeyForm({ kind, submit, next = '/' }: PasskeyFormProps) {
  const t = useDeskText('desk')
  return (
    <form
      className="desk-passkey"
      data-passkey={kind}
      data-next={next}
      data-failed={t('passkey.failed')}
      data-cancelled={t('passkey.cancelled')}
      data-limited={t('passkey.limited')}
      data-unsupported={t('passkey.unsupported')}
      data-key-name={t('passkey.defaultName')}
    >
      <Button type="submit">{submit}</Button>
      <p className="desk-passkey-error" role="alert" />
      <p className="field-error desk-no-script">{t('passkey.noScript')}</p>
    </form>
  )
}

interface ProviderLinkProps {
  readonly provider: string | undefined
  readonly next: string
}

/** Leads to the office's own sign-in; nothing without one. */
export function ProviderLink({ provider, next }: ProviderLinkProps) {
  const t = useDeskText('desk')
  if (provider === undefined) return null
  return (
    <p className="desk-other">
      <a className="button button-secondary" href={`/oidc/start?next=${encodeURIComponent(next)}`}>
        {t('signIn.provider', { provider })}
      </a>
    </p>
  )
}

interface SignInPageProps {
  readonly next: string
  /** The session was locked: its member goes on where they were. */
  readonly lockedName?: string | undefined
  /** The name of the office's own sign-in, if OpenID Connect is set up. */
  readonly provider?: string | undefined
}

/** Signing in with a passkey, also to unlock a session. */
export function SignInPage({ next, lockedName, provider }: SignInPageProps) {
  const t = useDeskText('desk')
  const title = lockedName === undefined ? t('signIn.title') : t('signIn.locked', { name: lockedName })
  return (
    <DeskPage title={title} lead={t(lockedName === undefined ? 'signIn.lead' : 'signIn.lockedLead')} narrow>
      <PasskeyForm kind="sign-in" submit={t('signIn.submit')} next={next} />
      <ProviderLink provider={provider} next={next} />
      {lockedName !== undefined && <ActionButton action="/sign-out" label={t('signIn.other')} />}
      <p className="desk-small">{t('signIn.lost')}</p>
    </DeskPage>
  )
}
