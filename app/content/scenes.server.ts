import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import { checkContent } from './check-content.server.ts'
import { contentPath, readYaml } from './read-yaml.server.ts'
import { sceneNames, type Picture, type SceneName } from './scene-names.ts'
import { scenesSchema, type Scenes } from './schema/schema.scenes.ts'

/** Reads and checks content/scenes.yaml. Throws with the invalid field. */
export function readScenes(): Scenes {
  return checkContent(scenesSchema, readYaml(contentPath('scenes.yaml')), 'content/scenes.yaml')
}

/** A scene with what it shows in a language. */
export function pictureOf(scenes: Scenes, name: SceneName, locale: Locale): Picture {
  const { alt, focus } = scenes[name]
  return { name, alt: alt[locale], ...(focus !== undefined && { focus }) }
}

/** The scene at the head of a page of the site map. */
export function sceneOfPage(scenes: Scenes, page: PageId): SceneName {
  const found = sceneNames.find((name) => scenes[name].pages.includes(page))
  if (found === undefined) throw new Error(`${page} has no picture in content/scenes.yaml`)
  return found
}
