import type { PageRow } from '#map/page-row.ts'

/** The move plan. */
export const planPages = {
  plan: {
    kind: 'plan',
    group: 'general',
    dialog: 'general-dialog',
    path: { es: '/mi-plan', en: '/en/my-plan', de: '/de/mein-plan' },
    label: { es: 'Mi plan de mudanza', en: 'My move plan', de: 'Mein Umzugsplan' },
  },
} as const satisfies Record<string, PageRow>
