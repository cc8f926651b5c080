import { insuranceGroups, type InsuranceGroup, type ServiceGroup } from '#map/groups.ts'

import * as v from 'valibot'
import { question } from '#forms/questions.ts'

/** The topics of calls and questions. */
export const topics = [
  ...(Object.keys(insuranceGroups) as InsuranceGroup[]).map((group) => `insurance.${group}` as const),
  ...(['administrative', 'car', 'home'] as const satisfies ServiceGroup[]).map(
    (group) => `services.${group}` as const,
  ),
  'claim',
  'other',
] as const

export type Topic = (typeof topics)[number]

/** The topic. Its options are named by the map, not by the messages of fields. */
export const topicQuestion = question('topic', v.picklist(topics, 'choice'))
