import { readTree } from '#domains/editor/edits/change-file.server.ts'
import { changesBetween, type FieldChange } from '#domains/editor/merge/field-changes.ts'
import { valueAt } from '#domains/editor/edits/tree.ts'
import { isRecord } from '#domains/editor/merge/entry-keys.ts'
import { isLocale, type Locale } from '#map/locale.ts'

/** A changed field with its file, as it is described to people. */
export interface FileChange extends FieldChange {
  readonly file: string
  /** The text that the file belongs to, such as `service.nie`, `facts/nie` or `blog/itv-first-time`. */
  readonly text: string
  readonly locale?: Locale
  /** The id or name of the entry of a list that the field is part of, such as `nie.fee`. */
  readonly entry?: string
  /** Of a fact: what its value is. */
  readonly unit?: string
}

/** The versions of a file between which changes are described. */
export interface TwoVersions {
  readonly file: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** What a file is called: a page by its id, anything else by its path. */
export function textName(file: string): string {
  const [, folder = '', name = ''] = /^content\/(?:(.*)\/)?([^/]+)\.[a-z]+$/.exec(file) ?? []
  const page = /^(insurance|services|pages)\/(.+)$/.exec(folder)
  if (page) {
    const [, section, slug = ''] = page
    if (section === 'pages') return slug
    return `${section === 'services' ? 'service' : section}.${slug}`
  }
  if (isLocale(name) || name === 'article') return folder
  return folder === '' ? name : `${folder}/${name}`
}

function localeOf(file: string, path: FieldChange['path']): Locale | undefined {
  const name = /\/([^/]+)\.[a-z]+$/.exec(file)?.[1]
  if (isLocale(name)) return name
  const key = path.findLast((one) => isLocale(one))
  return isLocale(key) ? key : undefined
}

/** The innermost entry with a name on the way to a field, and what kind of fact it is. */
export function entryOf(
  tree: ReturnType<typeof readTree>,
  path: FieldChange['path'],
): { entry?: string; unit?: string } {
  for (let length = path.length; length > 0; length -= 1) {
    if (typeof path[length - 1] !== 'number') continue
    const value = valueAt(tree, path.slice(0, length))
    if (!isRecord(value)) continue
    const name = value['id'] ?? value['page'] ?? value['name']
    if (typeof name !== 'string') continue
    const { kind } = value
    return { entry: name, ...(typeof kind === 'string' && { unit: kind }) }
  }
  return {}
}

/** Changes of files, field by field. */
export function changesOfFiles(files: readonly TwoVersions[]): FileChange[] {
  return files.flatMap(({ file, before, after }) => {
    const [old, now] = [before, after].map((source) =>
      source === undefined ? undefined : readTree(file, source),
    )
    return changesBetween([], old, now).map((change) => {
      const locale = localeOf(file, change.path)
      return {
        ...change,
        file,
        text: textName(file),
        ...(locale !== undefined && { locale }),
        ...entryOf(change.kind === 'removed' ? old : now, change.path),
      }
    })
  })
}
