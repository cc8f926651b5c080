import type { SceneName } from '#content/scene-names.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { HubGroup } from '#map/trail.ts'

interface Band {
  readonly group: HubGroup
  readonly scene: SceneName
  readonly services: readonly PageId[]
}

/** The most requested services, in the order in which readers usually need them. */
export const bands: readonly Band[] = [
  {
    group: 'administrative',
    scene: 'administrative-post',
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
    scene: 'car-services-handover',
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
    scene: 'home-services-site',
    services: [
      'service.analisis-de-consumo-electrico',
      'service.suministros',
      'service.instalacion-paneles-solares',
      'service.custodia-llaves',
      'service.visitas-control',
    ],
  },
]
