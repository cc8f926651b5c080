import { Callout } from '#design/callout.tsx'
import { useDeskText, useMember } from '#desk/ui/desk-context.tsx'
import { BoxesField, DeskForm } from '#desk/ui/desk-form.tsx'
import { DeskPage } from '#desk/ui/desk-page.tsx'
import type { FormState } from '#desk/ui/form-state.ts'
import { may } from '#domains/staff/roles.ts'

interface ErasePageProps {
  readonly reference: string
  readonly name: string
  /** What has to happen first. */
  readonly obstacle: 'appointment' | 'messages' | undefined
  readonly state: FormState
}

/** Asks before a request is erased for good. */
export function EraseRequestPage({ reference, name, obstacle, state }: ErasePageProps) {
  const t = useDeskText('requests')
  const desk = useDeskText('desk')
  const member = useMember()
  const back = `/requests/${reference}`
  return (
    <DeskPage
      title={t('erase.title', { reference })}
      back={{ href: back, label: t('erase.back', { reference }) }}
      lead={t('erase.lead', { name })}
      narrow
    >
      {obstacle === undefined ? (
        <DeskForm
          action={`${back}/erase`}
          submit={t('erase.submit')}
          danger
          state={state}
          aside={<a href={back}>{desk('form.cancel')}</a>}
        >
          <BoxesField
            name="sure"
            legend={t('erase.legend')}
            error={state.errors['sure']}
            options={[{ value: 'yes', label: t('erase.sure'), checked: false }]}
          />
        </DeskForm>
      ) : (
        <Callout kind="deadline" title={t('erase.title', { reference })}>
          {t(`erase.${obstacle}`)}
        </Callout>
      )}
      {may(member, 'people') && (
        <p>
          <a href={`/people/${reference}/erase`}>{t('erase.person')}</a>
        </p>
      )}
    </DeskPage>
  )
}
