import { expect, test } from 'vitest'
import { appointmentTopics } from '#domains/appointments/dialog/appointment-schema.ts'
import { topics } from '#domains/requests/forms/topics.ts'
import { aboutTheSite } from './about-the-site.ts'
import type { PageRow } from './page-row.ts'
import { pageTopic } from './page-topic.ts'
import { pageIds, pages } from './pages/pages.ts'

test.each([
  ['a call', topics],
  ['an appointment', appointmentTopics],
])('%s on a page with an offer preselects one of the topics', (_, offered) => {
  const unnamed = pageIds.filter((page) => {
    const { kind, group }: PageRow = pages[page]
    const offers = ['insurance', 'service'].includes(kind) && !aboutTheSite.has(page)
    return (offers || page === 'claims') === (pageTopic(page, group, offered) === 'other')
  })
  expect(unnamed).toEqual([])
})
