import { Callout } from '#design/callout.tsx'
import type { ErasureObstacle } from '#domains/requests/person/find-person.server.ts'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { BoxesField, DeskForm } from '#desk/ui/desk-form.tsx'
import { DeskPage, Panel } from '#desk/ui/desk-page.tsx'
import type { FormState } from '#desk/ui/form-state.ts'
import { PersonRequests } from './person-page.tsx'
import type { PersonView } from './person.ts'

interface ErasePersonPageProps {
  readonly person: PersonView
  readonly obstacles: readonly ErasureObstacle[]
  readonly state: FormState
  readonly when: (instant: Temporal.Instant) => string
}

function Obstacles({ obstacles }: Pick<ErasePersonPageProps, 'obstacles'>) {
  const t = useDeskText('data')
  return (
    <Panel title={t('erase.obstacles')}>
      <ul className="desk-points">
        {obstacles.map(({ reference, why }) => (
          <li key={`${reference} ${why}`}>
            <a href={`/requests/${reference}`}>{reference}</a>: {t(`erase.why.${why}`)}
          </li>
        ))}
      </ul>
      <p>{t('erase.obstaclesText')}</p>
    </Panel>
  )
}

/** What would be erased of a person, what prevents it, and the box to tick. */
export function ErasePersonPage({ person, obstacles, state, when }: ErasePersonPageProps) {
  const t = useDeskText('data')
  const { reference, name, by, names, requests } = person
  const count = requests.length
  const back = `/people/${reference}?by=${by}`
  return (
    <DeskPage
      title={t('erase.title', { name })}
      back={{ href: back, label: t('erase.back', { name }) }}
      lead={t('erase.lead', { count })}
    >
      {names.length > 1 && (
        <Callout kind="danger" title={t('person.severalNames')}>
          {t('erase.severalNames', { names: names.join(' · ') })}
        </Callout>
      )}
      <PersonRequests requests={requests} when={when} />
      {obstacles.length > 0 ? (
        <Obstacles obstacles={obstacles} />
      ) : (
        <Panel title={t('erase.final')}>
          <p>{t('erase.finalText')}</p>
          <DeskForm
            action={`/people/${reference}/erase`}
            submit={t('erase.submit', { count })}
            state={state}
            danger
            aside={<a href={back}>{t('erase.cancel')}</a>}
          >
            <input type="hidden" name="by" value={by} />
            {/* What was read: a request that came in since is not erased unseen. */}
            <input type="hidden" name="seen" value={requests.map(({ reference: each }) => each).join(' ')} />
            <BoxesField
              name="sure"
              legend={t('erase.legend')}
              error={state.errors['sure']}
              options={[{ value: 'yes', label: t('erase.sure', { count }), checked: false }]}
            />
          </DeskForm>
        </Panel>
      )}
    </DeskPage>
  )
}
