import type { ReactNode } from 'react'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { MessageField } from '#forms/contact-fields.tsx'
import { languageName } from '#map/language-words.ts'
import { Field } from '#design/fields/field.tsx'
import { RadioCards } from '#design/fields/choices/radio-cards.tsx'
import { Segmented } from '#design/fields/choices/segmented.tsx'
import { Select } from '#design/fields/text-input.tsx'
import { appointmentTopics, type AppointmentTopic, type AppointmentFields } from './appointment-schema.ts'
import { moveChoice, type Choice, useContactField, useErrorWords } from './choice.ts'
import { isAppointmentMode, modesOf } from './slots.ts'
import { groupInWords, type InsuranceGroup, type ServiceGroup } from '#map/groups.ts'

/** A topic in words: a group of the menus, a claim, or something else. */
function useTopicLabel(): (topic: AppointmentTopic) => string {
  const t = useT('booking')
  const { groups } = useSite()
  return (topic) => {
    if (topic === 'claim') return t('topicClaim')
    if (topic === 'other') return t('topicOther')
    const [kind, group] = topic.split('.') as ['insurance' | 'services', InsuranceGroup & ServiceGroup]
    return groupInWords(t(kind), groups[kind][group])
  }
}

interface PlaceFieldsProps {
  readonly fields: AppointmentFields
  readonly choice: Choice
  readonly onChoice: (change: (choice: Choice) => Choice) => void
  readonly presetTopic: AppointmentTopic
  /** Today's opening hours in words, by office. */
  readonly hoursToday: Readonly<Record<string, string>>
}

/** Where, about what, in which language and how to meet. */
export function PlaceFields({ fields, choice, onChoice, presetTopic, hoursToday }: PlaceFieldsProps) {
  const t = useT('booking')
  const error = useErrorWords()
  const field = useContactField()
  const { offices, locale } = useSite()
  const office = offices.find(({ page }) => page === choice.office)
  return (
    <div>
      <RadioCards
        id={fields.office.id}
        name="office"
        prominent
        label={t('where')}
        error={error(fields.office.errors)}
        value={choice.office}
        onChoose={(page) => {
          const next = offices.find((one) => one.page === page)
          if (next) onChoice((now) => moveChoice(now, next, locale))
        }}
        options={offices.map(({ page, name }) => ({
          value: page,
          label: name,
          // If an office has just closed, the server's text stays until the next minute updates it.
          note: <span suppressHydrationWarning>{hoursToday[page]}</span>,
        }))}
      />
      <div className="form-fields">
        <TopicField fields={fields} preset={presetTopic} />
        <Segmented
          id={fields.talk.id}
          name="talk"
          label={t('talk')}
          hint={office && !office.languages.includes(locale) && t('talkOther')}
          error={error(fields.talk.errors)}
          value={choice.talk}
          onChoose={(talk) => onChoice((now) => ({ ...now, talk, wishedTalk: talk }))}
          options={(office?.languages ?? []).map((code) => ({
            value: code,
            label: <span lang={code}>{languageName(code)}</span>,
          }))}
        />
        <Segmented
          id={fields.mode.id}
          name="mode"
          label={t('mode')}
          error={error(fields.mode.errors)}
          value={choice.mode}
          onChoose={(mode) => isAppointmentMode(mode) && onChoice((now) => ({ ...now, mode }))}
          options={(office ? modesOf(office) : []).map((mode) => ({
            value: mode,
            label: t(`modes.${mode}`),
          }))}
        />
        <MessageField field={{ ...field(fields.message), optional: true }} />
      </div>
    </div>
  )
}

function TopicField({ fields: { topic }, preset }: { fields: AppointmentFields; preset: string }): ReactNode {
  const t = useT('booking')
  const error = useErrorWords()
  const label = useTopicLabel()
  return (
    <Field id={topic.id} label={t('topic')} error={error(topic.errors)}>
      {(wiring) => (
        <Select {...wiring} name="topic" defaultValue={String(topic.initialValue ?? preset)}>
          {appointmentTopics.map((value) => (
            <option key={value} value={value}>
              {label(value)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
