import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { groupInWords } from '#map/group-in-words.ts'
import type { InsuranceGroup, ServiceGroup } from '#map/groups.ts'
import type { AppointmentTopic } from './appointment-schema.ts'

/** A topic in words: a group of the menus, a claim, or something else. */
export function useTopicLabel(): (topic: AppointmentTopic) => string {
  const t = useT('booking')
  const { groups } = useSite()
  return (topic) => {
    if (topic === 'claim') return t('topicClaim')
    if (topic === 'other') return t('topicOther')
    const [kind, group] = topic.split('.') as ['insurance' | 'services', InsuranceGroup & ServiceGroup]
    return groupInWords(t(kind), groups[kind][group])
  }
}
