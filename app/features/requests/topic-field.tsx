import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { groupInWords } from '#site/group-in-words.ts'
import type { InsuranceGroup, ServiceGroup } from '#site/groups.ts'
import { pageTopic } from '#site/page-topic.ts'
import { SelectField } from './choice-fields.tsx'
import type { FormField } from './form-field.ts'
import { topics, type Topic } from './topics.ts'
import { useOpenedOn, type OpenedOn } from './use-opened-on.ts'

/** The topic that a form opened on a page begins with. */
export function topicOf(opened: OpenedOn | undefined): Topic {
  if (opened === undefined) return 'other'
  return pageTopic(opened.page, opened.group, topics)
}

/** A choice of topic, preset to what the page is about. */
export function TopicField({ field }: { field: FormField }) {
  const t = useT('topic')
  const { groups } = useSite()
  const label = (topic: Topic) => {
    if (topic === 'claim' || topic === 'other') return t(topic)
    const [kind, group] = topic.split('.') as ['insurance' | 'services', InsuranceGroup & ServiceGroup]
    return groupInWords(t(kind), groups[kind][group])
  }
  return (
    <SelectField field={field} preset={topicOf(useOpenedOn())}>
      {topics.map((topic) => (
        <option key={topic} value={topic}>
          {label(topic)}
        </option>
      ))}
    </SelectField>
  )
}
