import type { PageRow } from '#map/page-row.ts'

/** What services cost, and what the words mean. */
export const moneyPages = {
  prices: {
    kind: 'general',
    group: 'general',
    dialog: 'contact-dialog',
    path: { es: '/precios', en: '/en/prices', de: '/de/preise' },
    label: { es: 'Precios y tasas', en: 'What it costs', de: 'Was es kostet' },
  },
  glossary: {
    kind: 'general',
    group: 'general',
    dialog: 'contact-dialog',
    path: { es: '/glosario', en: '/en/glossary', de: '/de/glossar' },
    label: { es: 'Glosario', en: 'Glossary', de: 'Glossar' },
  },
} as const satisfies Record<string, PageRow>
