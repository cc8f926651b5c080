import { sceneNames, type SceneName } from '#content/scene-names.ts'

/** The first scenes of the families; the others of a family begin with its name and a hyphen. */
const families = [
  'hero',
  'health',
  'car-services',
  'car',
  'property',
  'life',
  'business',
  'collective',
  'administrative',
  'home-services',
  'offices',
  'claims',
  'lifestyle',
] as const satisfies readonly SceneName[]

const familyOf = (scene: SceneName): string =>
  families.find((family) => scene === family || scene.startsWith(`${family}-`)) ?? scene

/**
 * Gives each item of a list its own picture: where an earlier item or the page itself already has it,
 * another of the same family, else any. Only if every scene is taken does one appear twice.
 */
export function withDifferentScenes<T extends { readonly scene: SceneName }>(
  items: readonly T[],
  taken: readonly SceneName[] = [],
): T[] {
  const seen = new Set(taken)
  return items.map((item) => {
    const relatives = sceneNames.filter((name) => familyOf(name) === familyOf(item.scene))
    const scene = [item.scene, ...relatives, ...sceneNames].find((name) => !seen.has(name)) ?? item.scene
    seen.add(scene)
    return { ...item, scene }
  })
}
