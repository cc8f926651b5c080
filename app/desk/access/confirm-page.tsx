import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskPage } from '#desk/ui/desk-page.tsx'
import { PasskeyForm, ProviderLink } from './sign-in-page.tsx'

interface ConfirmPageProps {
  /** Where to go afterwards, unless a form waits to be sent. */
  readonly next: string
  /** A form that was sent while the session was locked or no passkey had been used lately; sent again afterwards. */
  readonly form?:
    | { readonly action: string; readonly fields: readonly (readonly [name: string, value: string])[] }
    | undefined
  readonly locked: boolean
  /** The office's own sign-in, for those who came by it. */
  readonly provider?: string | undefined
}

/** Asks for the passkey before erasing, exporting and changes of staff, and when a locked session sends a form. */
export function ConfirmPage({ next, form, locked, provider }: ConfirmPageProps) {
  const t = useDeskText('desk')
  return (
    <DeskPage title={t('confirm.title')} lead={t(locked ? 'confirm.lockedLead' : 'confirm.lead')} narrow>
      {form && (
        <form method="post" action={form.action} id="waiting">
          {form.fields.map(([name, value], index) => (
            <input key={`${name}-${String(index)}`} type="hidden" name={name} value={value} />
          ))}
        </form>
      )}
      <PasskeyForm kind="confirm" submit={t('confirm.submit')} next={next} />
      <ProviderLink provider={provider} next={next} />
      {form && <p className="desk-small">{t('confirm.kept')}</p>}
    </DeskPage>
  )
}
