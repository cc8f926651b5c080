import { pathOf, variants, type Variant } from './paths.ts'
import type { Identity } from './identity.ts'
import type { PageId } from './pages/pages.ts'

/** One legacy redirect: an exact old path and its target page. */
export interface RedirectRow {
  readonly from: string
  readonly page: PageId
  readonly variant: Variant
}

/** Old paths, one language each. A target is a page, not a string, so that it cannot go stale. */
const redirectRows: readonly RedirectRow[] = [
  { from: '/servicios', page: 'home', variant: 'es' },
  { from: '/es/servicios', page: 'home', variant: 'es-prefixed' },
  { from: '/en/services', page: 'home', variant: 'en' },
  { from: '/de/dienstleistungen', page: 'home', variant: 'de' },
  { from: '/de/produkte/steuererklarung', page: 'service.declaracion-impuestos', variant: 'de' },
  { from: '/de/angebote/steuererklarung', page: 'service.declaracion-impuestos', variant: 'de' },
  { from: '/de/produkte/krankenversicherung', page: 'insurance.salud', variant: 'de' },
  { from: '/de/angebote/krankenversicherung', page: 'insurance.salud', variant: 'de' },
  { from: '/de/insurance/haus', page: 'insurance.hogar', variant: 'de' },
  { from: '/de/produkte/hausratversicherung', page: 'insurance.hogar', variant: 'de' },
  { from: '/de/produkte/autoversicherung', page: 'insurance.automoviles', variant: 'de' },
  { from: '/de/produkte/tierkrankenversicherung', page: 'insurance.salud-mascotas', variant: 'de' },
  { from: '/de/produkte/life-protect', page: 'insurance.seguro-vida-protect', variant: 'de' },
  { from: '/de/produkte/rentenplan', page: 'insurance.pensiones-ahorros', variant: 'de' },
  { from: '/de/produkte/investition', page: 'insurance.inversiones', variant: 'de' },
  { from: '/de/produkte/geschaftsinhalt', page: 'insurance.oficina-negocio', variant: 'de' },
  { from: '/de/produkte/pflegeversicherung', page: 'insurance.vida-dependencia', variant: 'de' },
  { from: '/de/produkte/ruckfuhrung', page: 'insurance.vida-repatriacion', variant: 'de' },
  { from: '/de/produkte/reiseunfall', page: 'insurance.accidente-viaje', variant: 'de' },
  { from: '/oficinas', page: 'contact', variant: 'es' },
  { from: '/es/oficinas', page: 'contact', variant: 'es' },
  { from: '/en/offices', page: 'contact', variant: 'en' },
  { from: '/de/buros', page: 'contact', variant: 'de' },
  { from: '/oficina-palma', page: 'contact', variant: 'es' },
  { from: '/oficina-llucmajor', page: 'contact', variant: 'es' },
  { from: '/oficina-santa-ponsa', page: 'contact', variant: 'es' },
  { from: '/de/buro-palma', page: 'contact', variant: 'de' },
  { from: '/de/buro-llucmajor', page: 'contact', variant: 'de' },
  { from: '/de/buro-santa-ponsa', page: 'contact', variant: 'de' },
  { from: '/team', page: 'team', variant: 'es' },
  { from: '/historia', page: 'about', variant: 'es' },
  { from: '/trabaja-con-nosotros', page: 'about', variant: 'es' },
  { from: '/en/history', page: 'team', variant: 'en' },
  { from: '/en/jobs', page: 'team', variant: 'en' },
  { from: '/de/geschichte', page: 'team', variant: 'de' },
  { from: '/de/jobs', page: 'team', variant: 'de' },
  { from: '/de/impressum', page: 'legal', variant: 'de' },
  { from: '/en/legal-disclaimer', page: 'privacy', variant: 'en' },
  { from: '/ofertas/alarma', page: 'service.alarma-seguridad', variant: 'es' },
  { from: '/ofertas/salud', page: 'insurance.salud', variant: 'es' },
  { from: '/de/angebote', page: 'news', variant: 'de' },
  { from: '/de/schaeden', page: 'claims', variant: 'de' },
]

/**
 * Alternative slugs of a page; each applies to every variant of the page, in the section of its
 * language.
 */
const secondSlugs: readonly { readonly slug: string; readonly page: PageId }[] = [
  { slug: 'alarma', page: 'service.alarma-seguridad' },
  { slug: 'socio-confianza', page: 'service.socio-de-confianza' },
  { slug: 'certificado-digital', page: 'service.ceritificado-digital' },
]

/** All legacy redirects: old path to current path. */
export function redirectTable(identity: Identity): ReadonlyMap<string, string> {
  const table = new Map(
    redirectRows.map(({ from, page, variant }) => [from, pathOf(page, variant, identity)]),
  )
  for (const { slug, page } of secondSlugs) {
    for (const variant of variants) {
      const target = pathOf(page, variant, identity)
      table.set(`${target.slice(0, target.lastIndexOf('/'))}/${slug}`, target)
    }
  }
  return table
}
