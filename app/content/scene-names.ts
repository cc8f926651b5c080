/** The scenes that `packages/illustrations` draws; content names one of them. */
export const sceneNames = [
  'hero',
  'health',
  'car',
  'property',
  'life',
  'business',
  'collective',
  'administrative',
  'car-services',
  'home-services',
  'offices',
  'claims',
  'lifestyle',
  'notfound',
] as const

export type SceneName = (typeof sceneNames)[number]
