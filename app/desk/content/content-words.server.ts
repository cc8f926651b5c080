import { articleParts } from '#domains/editor/edits/change-file.server.ts'
import { readDraftFile } from '#domains/editor/files/draft-files.server.ts'
import type { EditableText } from '#domains/editor/files/texts.server.ts'
import { sceneNames, type SceneName } from '#content/scene-names.ts'
import { pictureOf, readScenes } from '#content/scenes.server.ts'
import type { Scenes } from '#content/schema/schema.scenes.ts'
import type { Locale } from '#map/locale.ts'
import { deskTexts } from '#desk/desk-texts.server.ts'
import { parsePlaces } from '#domains/editor/edits/yaml-places.server.ts'

/** Keys without words of their own, made readable: `metaTitle` becomes “Meta title”. */
function spaced(key: string): string {
  const words = key
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]+/g, ' ')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a key of a file is called. */
export function keyWords(key: string, locale: Locale): string {
  return deskTexts(locale).content.find(`keys.${key}`) ?? spaced(key)
}

const isScene = (value: string): value is SceneName => sceneNames.some((name) => name === value)

let scenes: Scenes | undefined

/** What a choice of a field is called; a picture by what it shows. */
export function choiceWords(field: string, value: string, locale: Locale): string {
  if (/(?:^|\.)scene$/.test(field) && isScene(value))
    return pictureOf((scenes ??= readScenes()), value, locale).alt
  return deskTexts(locale).content.find(`choices.${value}`) ?? value
}

/** What a field is called below its first key: `items.0.label` becomes “Items 1 · Label”. */
export function fieldWords(id: string, locale: Locale): string {
  const parts: string[] = []
  for (const part of id.split('.').filter(Boolean)) {
    if (/^\d+$/.test(part) && parts.length > 0) parts[parts.length - 1] += ` ${Number(part) + 1}`
    else parts.push(/^\d+$/.test(part) ? String(Number(part) + 1) : keyWords(part, locale))
  }
  return parts.join(' · ')
}

/** The title in the source of a page or an article. */
function titleIn(source: string | undefined): string | undefined {
  if (source === undefined) return undefined
  const yaml = articleParts(source)?.head ?? source
  const line = /^title:.*$/m.exec(yaml)?.[0]
  const title: unknown = line === undefined ? undefined : parsePlaces(`${line}\n`)?.get('title')
  return typeof title === 'string' ? title : undefined
}

/** What a text is called: its own title in the member's language, or what it is. */
export function textWords(root: string, { id, kind, perLocale }: EditableText, locale: Locale): string {
  const t = deskTexts(locale).content
  const known = t.find(`texts.${id.replaceAll('/', '-')}`)
  if (known !== undefined) return known
  const title = perLocale && titleIn(readDraftFile(root, perLocale[locale].file))
  if (title !== undefined) return title
  const [, name = id] = id.split('/')
  return `${t(`kinds.${kind}`)}: ${spaced(name.replace('steps-', ''))}`
}

/** The place of a changed field in words. */
export function changedPlace(
  {
    text,
    entry,
    path,
    locale: language,
  }: {
    readonly text: string
    readonly entry?: string | undefined
    readonly path: readonly (string | number)[]
    readonly locale?: Locale | undefined
  },
  locale: Locale,
): string {
  const t = deskTexts(locale).content
  const keys = path.filter((part) => part !== language)
  const isFact = text.startsWith('facts/')
  const own =
    isFact || entry !== undefined
      ? keys.slice(keys.findLastIndex((key) => typeof key === 'number') + 1)
      : keys
  const field = fieldWords(own.join('.'), locale)
  const words = [entry, isFact && field === keyWords('value', locale) ? '' : field]
    .filter(Boolean)
    .join(' · ')
  return language === undefined ? words : `${words} (${t(`languages.${language}`)})`
}
