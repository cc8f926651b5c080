import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { SceneName } from '#content/scene-names.ts'
import type { HomeContent } from '#content/schema/schema.page.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import type { PageId } from '#map/pages/pages.ts'
import { serviceHubs, type HubGroup } from '#map/service-hubs.ts'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { ServiceBands } from '#design/blocks/service-bands.tsx'

interface Band {
  readonly group: HubGroup
  readonly scene: SceneName
  readonly services: readonly PageId[]
}

/** The services that most readers come for, in the order in which they usually need them. */
const bands: readonly Band[] = [
  {
    group: 'administrative',
    scene: 'administrative',
    services: [
      'service.nie',
      'service.residencia',
      'service.ceritificado-digital',
      'service.declaracion-impuestos',
      'service.traduccion',
    ],
  },
  {
    group: 'car',
    scene: 'car-services',
    services: [
      'service.matriculacion-coche',
      'service.traspasos',
      'service.itv',
      'service.homologacion',
      'service.distintivo-ambiental',
    ],
  },
  {
    group: 'home',
    scene: 'home-services',
    services: [
      'service.analisis-de-consumo-electrico',
      'service.suministros',
      'service.instalacion-paneles-solares',
      'service.custodia-llaves',
      'service.visitas-control',
    ],
  },
]

/** The three service groups on the sea band. */
export function ServicesSection({ content }: { content: Resolved<HomeContent['services']> }): ReactNode {
  const t = useT('home')
  const { pages, groups } = useSite()
  return (
    <section className="section band" aria-labelledby="services-title">
      <div className="wrap">
        <SectionHead id="services-title" title={content.heading} intro={content.intro} />
        <ServiceBands
          bands={bands.map(({ group, scene, services }) => ({
            title: groups.services[group],
            scene,
            links: services.map((id) => ({ href: pages[id].path, label: pages[id].label })),
            more: { href: pages[serviceHubs[group]].path, label: t('allOf') },
          }))}
        />
      </div>
    </section>
  )
}
