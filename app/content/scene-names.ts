/**
 * The scenes that `packages/illustrations` draws; content names one of them. A name begins with its
 * family; the family's own name is its first picture.
 */
export const sceneNames = [
  'hero',
  'hero-cape',
  'hero-signal',
  'health',
  'health-pharmacy',
  'health-promenade',
  'health-pets',
  'car',
  'car-village',
  'car-scooter',
  'car-bikes',
  'car-pass',
  'property',
  'property-town-houses',
  'property-cliff',
  'property-keys',
  'property-boats',
  'life',
  'life-olive',
  'life-beach',
  'life-path',
  'business',
  'business-cafe',
  'business-stall',
  'business-desk',
  'collective',
  'collective-table',
  'collective-hike',
  'administrative',
  'administrative-town-hall',
  'administrative-post',
  'administrative-school',
  'administrative-passports',
  'administrative-terrace',
  'car-services',
  'car-services-inspection',
  'car-services-charging',
  'car-services-certificate',
  'car-services-handover',
  'home-services',
  'home-services-door',
  'home-services-site',
  'home-services-evening',
  'home-services-meter',
  'offices',
  'offices-llucmajor',
  'offices-santa-ponsa',
  'offices-santa-ponsa-services',
  'offices-online',
  'claims',
  'claims-roadside',
  'claims-repair',
  'lifestyle',
  'lifestyle-windmills',
  'lifestyle-cove',
  'lifestyle-fair',
  'notfound',
] as const

export type SceneName = (typeof sceneNames)[number]

/** A page's picture: the scene, and what it shows in words. */
export interface Picture {
  readonly name: SceneName
  readonly alt: string
  /** Where wide screens look, in per cent from the left. */
  readonly focus?: number
}
