import type { PageRow } from '#map/page-row.ts'

/** What existing clients need, without signing in. */
export const clientPages = {
  clients: {
    kind: 'general',
    group: 'company',
    dialog: 'contact-dialog',
    path: { es: '/clientes', en: '/en/clients', de: '/de/kunden' },
    label: { es: '¿Ya es cliente?', en: 'Already a client?', de: 'Schon Kunde?' },
  },
} as const satisfies Record<string, PageRow>
