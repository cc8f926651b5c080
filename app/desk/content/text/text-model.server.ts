import type { Path } from '#domains/editor/edits/change.ts'
import type { Column, Field, FieldList, TextForm } from '#domains/editor/files/field.ts'
import type { OlderLanguages } from '#domains/editor/git/field-ages.server.ts'
import type { Problem } from '#domains/editor/problems/problem.ts'
import { problemWords, suggestionWords } from '#domains/editor/problems/problem-words.server.ts'
import type { Locale } from '#map/locale.ts'
import { controlName } from '#desk/content/content-address.ts'
import { choiceWords, fieldWords, keyWords } from '#desk/content/content-words.server.ts'
import { shownValue } from './read-changes.server.ts'
import type { ChipView, EntryButtons, EntryView, FieldView, SectionView } from './text-view.ts'

/** The first key of a field's id. */
export function partOf(id: string): string {
  return id.split('.', 1)[0] ?? ''
}

/** Parts that a text is shown in one after another: those whose root is a list, and long ones. */
export function partsOf({ fields }: TextForm): readonly string[] {
  const parts = [...new Set(fields.map(({ id }) => partOf(id)))]
  const isDivided = parts.some((part) => /^\d+$/.test(part) || part === 'storm')
  return isDivided || fields.length > mostAtOnce ? parts : []
}

/** The section of values that belong to no other. */
const headPart = 'head-of-text'

/** More fields than this make a page slow and long. */
const mostAtOnce = 300

/** A problem in words, with what may have been meant. */
export function problemText(problem: Problem, locale: Locale): string {
  const meant = problem.kind === 'mistypedKey' ? undefined : suggestionWords(problem, locale)
  return [problemWords(problem, locale), meant].filter(Boolean).join(', ')
}

function isAtOrBelow(path: Path, place: Path): boolean {
  return place.every((part, index) => path[index] === part)
}

/** The problems of a text by the control at which they are; the rest have none. */
export function problemsByControl(
  { fields }: Pick<TextForm, 'fields'>,
  problems: readonly Problem[],
): Map<string, Problem[]> {
  const found = new Map<string, Problem[]>()
  for (const problem of problems) {
    const { file, path } = problem
    if (path === undefined) continue
    const places = fields.flatMap((field) =>
      Object.entries(field.places).flatMap(([column, place]) =>
        place.file === file && (isAtOrBelow(path, place.path) || isAtOrBelow(place.path, path))
          ? [
              {
                name: controlName(column, field.id),
                depth: place.path.length,
                exact: isAtOrBelow(path, place.path),
              },
            ]
          : [],
      ),
    )
    // A problem of a whole entry stands at its first field.
    const [best] = places.toSorted((a, b) => Number(b.exact) - Number(a.exact))
    if (best !== undefined) found.set(best.name, [...(found.get(best.name) ?? []), problem])
  }
  return found
}

interface ModelOptions {
  readonly locale: Locale
  readonly older: OlderLanguages
  readonly problems: ReadonlyMap<string, readonly string[]>
  readonly chipsIn: (value: string) => ChipView[]
  /** What was typed, instead of what is stored. */
  readonly typed: Readonly<Record<string, string>>
}

function buttonsFor(lists: readonly FieldList[], id: string): EntryButtons | undefined {
  const at = id.lastIndexOf('.')
  const number = id.slice(at + 1)
  if (!/^\d+$/.test(number)) return undefined
  const list = lists.find((one) => one.id === (at === -1 ? '' : id.slice(0, at)) && one.kind === 'list')
  if (list === undefined) return undefined
  const count = Math.max(0, ...Object.values(list.counts))
  const index = Number(number)
  return { list: list.id, index, up: index > 0, down: index < count - 1, remove: count > list.least }
}

function fieldView(field: Field, buttons: EntryButtons | undefined, options: ModelOptions): FieldView {
  const { locale, older, problems, chipsIn, typed } = options
  const { id, kind, limits, required, places, values } = field
  const below = id.slice(partOf(id).length + 1)
  const behind = older.get(id) ?? []
  return {
    type: 'field',
    id,
    label: fieldWords(below === '' ? id : below, locale),
    kind,
    required,
    limits,
    choices: (limits.choices ?? []).map((value) => ({ value, label: choiceWords(id, value, locale) })),
    buttons,
    controls: Object.keys(places).map((key) => {
      const column = key as Column
      const name = controlName(column, id)
      const stored = values[column]
      return {
        column,
        name,
        value: typed[name] ?? shownValue(stored, locale),
        older: behind.some((one) => one === column),
        problems: problems.get(name) ?? [],
        chips: typeof stored === 'string' ? chipsIn(stored) : [],
      }
    }),
  }
}

/** The items of a part: its fields, with a line where an entry of a list begins. */
function itemsOf(fields: readonly Field[], lists: readonly FieldList[], options: ModelOptions) {
  const items: (FieldView | EntryView)[] = []
  const begun = new Set<string>()
  for (const field of fields) {
    const parts = field.id.split('.')
    for (let length = 1; length < parts.length; length += 1) {
      const entry = parts.slice(0, length).join('.')
      const buttons = buttonsFor(lists, entry)
      if (buttons === undefined || begun.has(entry)) continue
      begun.add(entry)
      const below = parts.slice(1, length).join('.')
      items.push({ type: 'entry', id: entry, label: fieldWords(below || entry, options.locale), buttons })
    }
    items.push(fieldView(field, buttonsFor(lists, field.id), options))
  }
  return items
}

/** A text, or a part of it, as a page shows it. */
export function sectionsOf(
  { fields, lists }: TextForm,
  part: string | undefined,
  options: ModelOptions,
): SectionView[] {
  const shown = part === undefined ? fields : fields.filter(({ id }) => partOf(id) === part)
  // Single values, such as the title, stand together at the top.
  return [...Map.groupBy(shown, ({ id }) => (id.includes('.') ? partOf(id) : headPart))].map(([id, own]) => ({
    id,
    title: /^\d+$/.test(id) ? entryName(fields, id) : keyWords(id, options.locale),
    items: itemsOf(own, lists, options),
    adds: lists.flatMap((list) => {
      const most = Math.max(0, ...Object.values(list.counts))
      const isFull = most >= list.most || list.entry.length === 0
      if (list.kind !== 'list' || isFull || partOf(list.id) !== id) return []
      const below = list.id.slice(id.length + 1)
      return [{ list: list.id, label: fieldWords(below === '' ? list.id : below, options.locale) }]
    }),
  }))
}

/** What an entry of a list is called by its own fields. */
export function entryName(fields: readonly Field[], part: string): string {
  const own = fields.filter(({ id }) => partOf(id) === part)
  const named =
    own.find(({ id }) => /\.(?:id|page|name|q)$/.test(id)) ??
    own.find(({ values }) => Object.values(values).some((value) => typeof value === 'string'))
  const value = named && (Object.values(named.values)[0] as unknown)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : String(Number(part) + 1)
}
