import type { Localized } from './locale.ts'

/**
 * A menu group prefixed with its kind, such as `Insurance: Health`, for a list with both kinds;
 * without the prefix if the name includes it, as `Car services` does.
 */
export function groupInWords(kind: string, group: string): string {
  return group.toLowerCase().includes(kind.toLowerCase()) ? group : `${kind}: ${group}`
}

/** The six insurance groups, in menu order. */
export const insuranceGroups = {
  health: { es: 'Salud', en: 'Health', de: 'Gesundheit' },
  car: { es: 'Vehículos', en: 'Vehicles', de: 'Fahrzeuge' },
  property: { es: 'Hogar y responsabilidad', en: 'Home and liability', de: 'Haus und Haftung' },
  life: {
    es: 'Vida, jubilación e inversión',
    en: 'Life, retirement and investment',
    de: 'Leben, Rente, Anlage',
  },
  business: {
    es: 'Empresas y autónomos',
    en: 'Business and self-employed',
    de: 'Betriebe und Selbstständige',
  },
  collective: { es: 'Previsión colectiva', en: 'Employee benefits', de: 'Betriebliche Vorsorge' },
} as const satisfies Record<string, Localized<string>>

/** The three service groups of the menu, and the hubs beside them. */
export const serviceGroups = {
  administrative: {
    es: 'Trámites administrativos',
    en: 'Administrative services',
    de: 'Behörden und Alltag',
  },
  car: { es: 'Servicios del automóvil', en: 'Car services', de: 'Rund ums Auto' },
  home: { es: 'Servicios del hogar', en: 'Home services', de: 'Rund ums Haus' },
  other: { es: 'Guías y ayuda', en: 'Guides and help', de: 'Ratgeber und Hilfe' },
} as const satisfies Record<string, Localized<string>>

export type InsuranceGroup = keyof typeof insuranceGroups
export type ServiceGroup = keyof typeof serviceGroups
export type Group = InsuranceGroup | ServiceGroup | 'general' | 'company' | 'offices' | 'legal'
