import type { PageId } from '#site/pages.ts'
import { appointmentTopics, type AppointmentTopic } from './appointment-schema.ts'

/** What an appointment is about that is asked for on a page. */
export function presetTopic(page: PageId, group: string): AppointmentTopic {
  if (page === 'claims') return 'claim'
  const kind = page.startsWith('insurance.') ? 'insurance' : 'services'
  return appointmentTopics.find((topic) => topic === `${kind}.${group}`) ?? 'other'
}
