import { useDeskText } from '#desk/ui/desk-context.tsx'
import { DeskForm, LineField } from '#desk/ui/desk-form.tsx'
import { DeskPage } from '#desk/ui/desk-page.tsx'
import { PhoneLink } from '#desk/ui/phone-link.tsx'
import type { FormState } from '#desk/ui/form-state.ts'

interface AddressPageProps {
  readonly reference: string
  readonly name: string
  readonly phone: string | undefined
  readonly email: string | undefined
  readonly state: FormState
}

/** Corrects the e-mail address of a request whose messages do not arrive. */
export function AddressPage({ reference, name, phone, email, state }: AddressPageProps) {
  const t = useDeskText('data')
  const desk = useDeskText('desk')
  const label = t('address.email')
  return (
    <DeskPage
      title={t('address.title')}
      back={{ href: '/undelivered', label: t('undelivered.title') }}
      lead={t('address.lead', { name, reference })}
      narrow
    >
      {phone !== undefined && (
        <p>
          {t('address.phone')}
          <PhoneLink number={phone} />
        </p>
      )}
      <DeskForm
        action={`/undelivered/${reference}/address`}
        submit={t('address.submit')}
        state={state}
        labels={{ email: label }}
        aside={<a href="/undelivered">{desk('form.cancel')}</a>}
      >
        {/* Not of the type "email": browsers refuse addresses with umlauts in the domain. */}
        <LineField
          name="email"
          label={label}
          hint={t('address.hint')}
          state={state}
          defaultValue={email}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <p>{t('address.what')}</p>
      </DeskForm>
    </DeskPage>
  )
}
