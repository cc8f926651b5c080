import { readTree } from '#domains/editor/edits/change-file.server.ts'
import { readDraftFile } from '#domains/editor/files/draft-files.server.ts'
import { findText, type EditableText } from '#domains/editor/files/texts.server.ts'
import { isList, isRecord } from '#domains/editor/merge/entry-keys.ts'
import { pageIds } from '#map/pages/pages.ts'
import { locales, type Locale } from '#map/locale.ts'
import type { Version } from '#desk/content/drafts/chosen-draft.server.ts'
import { factAddress, textAddress } from '#desk/content/content-address.ts'
import { textWords } from '#desk/content/content-words.server.ts'
import { factsOf, factWords } from '#desk/content/facts/listed-facts.server.ts'
import type { ChipView, InsertView } from './text-view.ts'

const notation = /\{\{fact:([a-z0-9.-]+)(?:\|\w+)?\}\}|\]\((page|article):([\w./-]+)/g

const pageText = (id: string) => `page/${id.replace(/#.*$/, '')}`

/** Says what the notation in a text stands for. */
export function chipsFor(version: Version, locale: Locale): (value: string) => ChipView[] {
  const facts = new Map(factsOf(version).map((one) => [one.fact.id, one]))
  const draft = version.draft?.id
  return (value) => {
    const chips = [...value.matchAll(notation)].map(([, id, kind, target = '']): ChipView => {
      if (id !== undefined) {
        const fact = facts.get(id)
        return fact
          ? { words: `${id}: ${factWords(fact, locale)}`, href: factAddress(id, draft) }
          : { words: `${id}: ?`, href: undefined }
      }
      const text = findText(version.root, kind === 'page' ? pageText(target) : target)
      return text
        ? { words: `→ ${textWords(version.root, text, locale)}`, href: textAddress(text.id, { draft }) }
        : { words: `→ ${target}: ?`, href: undefined }
    })
    return [...new Map(chips.map((chip) => [chip.words, chip])).values()]
  }
}

function terms(root: string): InsertView['terms'] {
  const source = readDraftFile(root, 'content/glossary.yaml')
  const tree = source === undefined ? undefined : readTree('content/glossary.yaml', source)
  if (!isList(tree)) return []
  return tree.flatMap((entry) => {
    if (!isRecord(entry)) return []
    const words = locales.flatMap((locale) => {
      const own = entry[locale]
      return isList(own) && typeof own[0] === 'string' ? [own[0]] : []
    })
    return words[0] === undefined ? [] : [{ code: words[0], words: words.join(' · ') }]
  })
}

const known = new Map<string, InsertView>()
const mostKept = 12

/** What can be put into a version's texts. */
function allInserts(version: Version, locale: Locale): InsertView {
  const key = `${version.commit} ${locale}`
  const before = known.get(key)
  if (before) return before
  const inserts = {
    facts: factsOf(version).map((one) => ({
      code: `{{fact:${one.fact.id}}}`,
      words: factWords(one, locale),
    })),
    pages: pageIds.flatMap((page) => {
      const text = findText(version.root, `page/${page}`)
      return text ? [{ code: `[…](page:${page})`, words: textWords(version.root, text, locale) }] : []
    }),
    terms: terms(version.root),
  }
  known.set(key, inserts)
  for (const old of [...known.keys()].slice(0, -mostKept)) known.delete(old)
  return inserts
}

/** What can be put into a text; of the facts those of the groups that it names already. */
export function insertsFor(version: Version, { perLocale }: EditableText, locale: Locale): InsertView {
  const inserts = allInserts(version, locale)
  const source = perLocale ? (readDraftFile(version.root, perLocale[locale].file) ?? '') : ''
  const groups = new Set([...source.matchAll(/\{\{fact:([a-z0-9]+)/g)].map(([, group]) => group))
  const near = inserts.facts.filter(({ code }) => groups.has(/^\{\{fact:([a-z0-9]+)/.exec(code)?.[1]))
  return near.length === 0 ? inserts : { ...inserts, facts: near }
}
