import { useDeskText } from '#desk/ui/desk-context.tsx'
import { ActionButton, ChoiceField, DeskForm, LineField } from '#desk/ui/desk-form.tsx'
import { Panel } from '#desk/ui/desk-page.tsx'
import { PhoneLink } from '#desk/ui/phone-link.tsx'
import { StateBadge } from './inbox-page.tsx'
import { Version } from './request-parts.tsx'
import type { RequestForms, RequestView } from './request-view.ts'

interface SideProps {
  readonly view: RequestView
  readonly forms: RequestForms
}

/** How the visitor is reached, and what can be corrected. */
export function ContactPanel({ view, forms }: SideProps) {
  const t = useDeskText('requests')
  const { reference, contact } = view
  const wrong = Object.keys(forms.contact.errors).length > 0
  const wrongEmail = Object.keys(forms.email.errors).length > 0
  const [name, phone, email] = [t('fields.name'), t('fields.phone'), t('fields.email')]
  return (
    <Panel id="contact" title={t('request.contact')}>
      <ul className="request-contact" role="list">
        {contact.phone !== undefined && (
          <li>
            <PhoneLink number={contact.phone} />
          </li>
        )}
        {contact.email !== undefined && (
          <li>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </li>
        )}
        <li>{t('request.answerIn', { language: contact.language })}</li>
      </ul>
      <details open={wrong}>
        <summary>{t('fields.correct')}</summary>
        <DeskForm
          action={`/requests/${reference}/contact`}
          submit={t('fields.saveContact')}
          variant="secondary"
          state={forms.contact}
          labels={{ name, phone }}
        >
          <Version version={forms.version} />
          <LineField name="name" label={name} state={forms.contact} maxLength={100} autoComplete="off" />
          <LineField
            name="phone"
            label={phone}
            hint={t('fields.phoneHint')}
            state={forms.contact}
            inputMode="tel"
            maxLength={40}
            autoComplete="off"
          />
        </DeskForm>
      </details>
      <details open={wrongEmail}>
        <summary>{t('fields.correctEmail')}</summary>
        <DeskForm
          action={`/requests/${reference}/email`}
          submit={t('fields.saveEmail')}
          variant="secondary"
          state={forms.email}
          labels={{ email }}
        >
          <Version version={forms.version} />
          {/* Not of the type "email": browsers refuse addresses with umlauts in the domain. */}
          <LineField
            name="email"
            label={email}
            hint={t('fields.emailHint')}
            state={forms.email}
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            autoComplete="off"
          />
        </DeskForm>
      </details>
    </Panel>
  )
}

/** The states that can be set from each. */
const nextStates = {
  received: ['seen', 'answered', 'closed'],
  seen: ['answered', 'closed'],
  answered: ['closed', 'seen'],
  closed: ['seen'],
  withdrawn: [],
  quarantined: [],
} as const

function StateButtons({ view: { state, reference }, forms }: SideProps) {
  const t = useDeskText('requests')
  const next = nextStates[state]
  if (next.length === 0) return null
  return (
    <div>
      <div className="desk-actions">
        {next.map((each) => (
          <ActionButton
            key={each}
            action={`/requests/${reference}/state`}
            label={t(each === 'seen' && state !== 'received' ? 'states.reopen' : `states.${each}`)}
            values={{ state: each, version: String(forms.version) }}
          />
        ))}
      </div>
      <p className="request-hint">{t('states.hint')}</p>
    </div>
  )
}

/** Who handles the request, by when, and how far it is. */
export function WorkPanel({ view, forms }: SideProps) {
  const t = useDeskText('requests')
  const { reference, state } = view
  const { work, version } = forms
  const [assignee, due, snooze] = [t('fields.assignee'), t('fields.due'), t('fields.snooze')]
  const promised =
    work.promised === undefined ? t('fields.dueNone') : t('fields.dueHint', { day: work.promised })
  return (
    <Panel id="work" title={t('request.work')}>
      <StateButtons view={view} forms={forms} />
      {!work.isMine && state !== 'quarantined' && (
        <ActionButton
          action={`/requests/${reference}/take`}
          label={t('fields.take')}
          values={{ version: String(version) }}
          variant="primary"
        />
      )}
      <DeskForm
        action={`/requests/${reference}/work`}
        submit={t('fields.save')}
        variant="secondary"
        state={work.state}
        labels={{ assignee, due, snooze }}
      >
        <Version version={version} />
        <ChoiceField
          name="assignee"
          label={assignee}
          state={work.state}
          options={work.members}
          defaultValue={work.assignee}
        />
        <LineField
          type="date"
          name="due"
          label={due}
          hint={promised}
          state={work.state}
          defaultValue={work.dueOn}
        />
        <LineField
          type="date"
          name="snooze"
          label={snooze}
          hint={t('fields.snoozeHint')}
          state={work.state}
          defaultValue={work.snoozedUntil}
        />
      </DeskForm>
      {(state === 'received' || state === 'seen' || state === 'answered') && (
        <details>
          <summary>{t('states.withdraw')}</summary>
          <p className="request-hint">{t('states.withdrawHint')}</p>
          <ActionButton
            action={`/requests/${reference}/state`}
            label={t('states.withdraw')}
            values={{ state: 'withdrawn', version: String(version) }}
          />
        </details>
      )}
    </Panel>
  )
}

/** What else the same person has sent. */
export function OthersPanel({ view: { others, seesPerson, reference } }: Pick<SideProps, 'view'>) {
  const t = useDeskText('requests')
  return (
    <Panel id="others" title={t('request.others')}>
      {others.length === 0 ? (
        <p className="muted">{t('request.noOthers')}</p>
      ) : (
        <ul className="request-others" role="list">
          {others.map((other) => (
            <li key={other.reference}>
              <a href={`/requests/${other.reference}`}>{other.about}</a>
              <StateBadge state={other.state} words={other.stateWords} />
              <small>{other.received}</small>
            </li>
          ))}
        </ul>
      )}
      {seesPerson && (
        <p>
          <a href={`/people/${reference}`}>{t('request.person')}</a>
        </p>
      )}
    </Panel>
  )
}
