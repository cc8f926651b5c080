import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import type { InsuranceGroup, ServiceGroup } from '#site/groups.ts'
import type { PageId } from '#site/pages.ts'
import { SelectField } from './choice-fields.tsx'
import type { FormField } from './form-field.ts'
import { topics, type Topic } from './topics.ts'
import { useOpenedOn, type OpenedOn } from './use-opened-on.ts'

/** Pages that stand in no group that is a topic, and belong to one. */
const topicOfPage: Partial<Record<PageId, Topic>> = {
  claims: 'claim',
  'service.automovil': 'services.car',
  'service.subvencion-pr': 'services.car',
  'service.domesticos': 'services.administrative',
  'service.emigrar-mallorca': 'services.administrative',
}

/** The topic that a form opened on a page begins with. */
export function topicOf(opened: OpenedOn | undefined): Topic {
  if (opened === undefined) return 'other'
  const { page, group } = opened
  const kind = page.startsWith('insurance.') ? 'insurance' : 'services'
  return topicOfPage[page] ?? topics.find((topic) => topic === `${kind}.${group}`) ?? 'other'
}

/** A choice of topic, preset to what the page is about. */
export function TopicField({ field }: { field: FormField }) {
  const t = useT('topic')
  const { groups } = useSite()
  const label = (topic: Topic) => {
    if (topic === 'claim' || topic === 'other') return t(topic)
    const [kind, group] = topic.split('.') as ['insurance' | 'services', InsuranceGroup & ServiceGroup]
    return t(kind, { group: groups[kind][group] })
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
