import { insuranceGroups, type InsuranceGroup, type ServiceGroup } from '#map/groups.ts'

/** What a call or a question can be about. */
export const topics = [
  ...(Object.keys(insuranceGroups) as InsuranceGroup[]).map((group) => `insurance.${group}` as const),
  ...(['administrative', 'car', 'home'] as const satisfies ServiceGroup[]).map(
    (group) => `services.${group}` as const,
  ),
  'claim',
  'other',
] as const

export type Topic = (typeof topics)[number]
