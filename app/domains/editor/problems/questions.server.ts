import type { FileChange } from '#domains/editor/git/file-changes.server.ts'
import { readTree } from '#domains/editor/edits/change-file.server.ts'
import { editableTexts } from '#domains/editor/files/texts.server.ts'
import { readDraftFile } from '#domains/editor/files/draft-files.server.ts'
import { isList, isRecord } from '#domains/editor/merge/entry-keys.ts'
import { isLocale, locales, type Locale } from '#map/locale.ts'
import type { Path } from '#domains/editor/edits/change.ts'

/** What is no mistake, but may have been forgotten: asked before a draft is published. */
export type Question =
  /** A text changed in some languages alone. */
  | {
      readonly kind: 'oneLanguage'
      readonly file: string
      readonly path: Path
      readonly changed: readonly Locale[]
      readonly others: readonly Locale[]
    }
  /** A fact's value without a new day on which it was seen. */
  | { readonly kind: 'seenDay'; readonly file: string; readonly path: Path; readonly entry: string }
  /** One of two facts that say the same. */
  | {
      readonly kind: 'twin'
      readonly file: string
      readonly path: Path
      readonly entry: string
      readonly twin: string
    }

/** What twin facts there are: each by the other's id. */
function twinsIn(root: string): Map<string, string> {
  const twins = new Map<string, string>()
  for (const { kind, shared } of editableTexts(root)) {
    const source = kind === 'facts' && shared ? readDraftFile(root, shared.file) : undefined
    const tree = source === undefined || !shared ? undefined : readTree(shared.file, source)
    if (!isList(tree)) continue
    for (const fact of tree) {
      if (!isRecord(fact) || typeof fact['id'] !== 'string' || typeof fact['twin'] !== 'string') continue
      twins.set(fact['id'], fact['twin'])
      twins.set(fact['twin'], fact['id'])
    }
  }
  return twins
}

/** Values that are the same in every language, or no words at all. */
const noWords = new Set(['updated', 'scene', 'related', 'date', 'slug', 'said'])

function ofLanguages(changes: readonly FileChange[]): Question[] {
  const texts = changes.filter(
    ({ locale, kind, path, text }) =>
      locale !== undefined &&
      kind !== 'moved' &&
      text !== 'search' &&
      !path.some((part) => typeof part === 'string' && noWords.has(part)),
  )
  const keyOf = ({ text, path, file }: FileChange) => {
    // Languages within one file differ by a key of the path.
    const inFile = /\/(?:es|en|de)\.\w+$/.test(file) ? path : path.map((part) => (isLocale(part) ? '' : part))
    return JSON.stringify([text, inFile])
  }
  return [...Map.groupBy(texts, keyOf).values()].flatMap((together): Question[] => {
    const changed = locales.filter((locale) => together.some((one) => one.locale === locale))
    const others = locales.filter((locale) => !changed.includes(locale))
    const [first] = together
    return first === undefined || others.length === 0
      ? []
      : [{ kind: 'oneLanguage', file: first.file, path: first.path, changed, others }]
  })
}

function ofFacts(changes: readonly FileChange[], root: string): Question[] {
  const facts = changes.filter(({ text, entry }) => text.startsWith('facts/') && entry !== undefined)
  const changedIn = (field: string) =>
    new Set(facts.filter(({ path }) => path[1] === field || path.length === 1).map(({ entry }) => entry))
  const [values, days] = [changedIn('value'), changedIn('asOf')]
  const twins = twinsIn(root)
  const asked = new Set<string>()
  return facts.flatMap(({ file, path, entry = '', kind }): Question[] => {
    if (kind !== 'changed' || path[1] !== 'value' || asked.has(entry)) return []
    asked.add(entry)
    const at = path.slice(0, 2)
    const source = readDraftFile(root, file)
    const tree = source === undefined ? undefined : readTree(file, source)
    const fact = isList(tree) ? tree[Number(path[0])] : undefined
    const seen = isRecord(fact) && fact['asOf'] !== undefined
    const twin = twins.get(entry)
    return [
      ...(seen && !days.has(entry) ? [{ kind: 'seenDay', file, path: at, entry } as const] : []),
      ...(twin !== undefined && !values.has(twin)
        ? [{ kind: 'twin', file, path: at, entry, twin } as const]
        : []),
    ]
  })
}

/**
 * What to ask about a draft's changes before they are published.
 * @param root the draft's checkout
 */
export function questionsAbout(changes: readonly FileChange[], root: string): Question[] {
  return [...ofFacts(changes, root), ...ofLanguages(changes)]
}
