import { useLocation } from 'react-router'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { groupInWords, type InsuranceGroup, type ServiceGroup } from '#map/groups.ts'
import { pageTopic } from '#map/page-topic.ts'
import { SelectField } from '#forms/question-fields.tsx'
import type { FormField } from '#forms/form-field.ts'
import { topics, type Topic } from './topics.ts'
import { useOpenedOn, type OpenedOn } from '#domains/requests/dialog/use-opened-on.ts'

/** The topic that a form opened on a page begins with. */
export function topicOf(opened: OpenedOn | undefined): Topic {
  if (opened === undefined) return 'other'
  return pageTopic(opened.page, opened.group, topics)
}

/** The topic named in the address, as a desk on the team page does with `&about=services.car`. */
function useNamedTopic(): Topic {
  const named = new URLSearchParams(useLocation().search).get('about')
  return topics.find((topic) => topic === named) ?? 'other'
}

/** The topic: that of the page, or a choice if the page has none. */
export function TopicField({ field }: { field: FormField }) {
  const topic = topicOf(useOpenedOn())
  const named = useNamedTopic()
  return topic === 'other' ? (
    <TopicChoice field={field} preset={named} />
  ) : (
    <input type="hidden" name={field.name} value={topic} />
  )
}

function TopicChoice({ field, preset }: { field: FormField; preset: Topic }) {
  const t = useT('topic')
  const { groups } = useSite()
  const label = (topic: Topic) => {
    if (topic === 'claim' || topic === 'other') return t(topic)
    const [kind, group] = topic.split('.') as ['insurance' | 'services', InsuranceGroup & ServiceGroup]
    return groupInWords(t(kind), groups[kind][group])
  }
  return (
    <SelectField field={field} preset={preset}>
      {topics.map((topic) => (
        <option key={topic} value={topic}>
          {label(topic)}
        </option>
      ))}
    </SelectField>
  )
}
