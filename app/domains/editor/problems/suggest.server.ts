import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { distance } from 'fastest-levenshtein'
import { articleSections } from '#content/articles/article.ts'
import { isIsoDay } from '#i18n/iso-day.ts'
import { pageIds } from '#map/pages/pages.ts'

/** How far a word may be from the one that was meant: a third of its letters. */
const far = 3

/** The known word that is most like another one; undefined if none is. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.max(1, Math.floor(word.length / far)) + 1
  for (const one of known) {
    const away = distance(word.toLowerCase(), one.toLowerCase())
    if (away < least) [best, least] = [one, away]
  }
  if (best !== undefined) return best
  // A part of the name, as one remembers it.
  const parts = [...known].filter(
    (one) =>
      (word.length > 3 && (one.startsWith(word) || one.endsWith(word))) ||
      (one.length > 2 && word.startsWith(one)),
  )
  return parts.length === 1 ? parts[0] : undefined
}

function factIds(root: string): string[] {
  const folder = join(root, 'content/facts')
  return readdirSync(folder).flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/^- id: "?([a-z0-9.-]+)/gm)].map(
      ([, id = '']) => id,
    ),
  )
}

function articleIds(root: string): string[] {
  return articleSections.flatMap((section) => readdirSync(join(root, 'content', section)))
}

const plain = (got: string | undefined) => (got ?? '').replace(/^"|"$/g, '')

/** A day as people write it: 24.12.2026, 24/12/2026, 24-12-26. */
function meantDay(got: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})$/.exec(got) ?? []
  const iso = `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDay(iso) ? iso : undefined
}

/** An amount as people write it: 9,84 or 1.234,50. */
function meantAmount(got: string): string | undefined {
  const bare = got.replace(/\s*(?:€|EUR)$/i, '')
  if (!/^\d{1,3}(?:[. ]?\d{3})*,\d{1,2}$/.test(bare)) return undefined
  return bare.replaceAll(/[. ]/g, '').replace(',', '.')
}

/** Hours as people write them: 9-14, 9:00 – 14:00, 9.30-14 h. */
function meantHours(got: string): string | undefined {
  const [, from, fromMinutes = '00', to, toMinutes = '00'] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*h?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?\s*h?$/.exec(got) ?? []
  if (from === undefined || to === undefined) return undefined
  return `${from.padStart(2, '0')}:${fromMinutes}-${to.padStart(2, '0')}:${toMinutes}`
}

/** What the author may have meant. */
export function suggestionFor(
  root: string,
  kind: string,
  { id, got, words, choices, meant, page }: Readonly<Record<string, string>>,
): string | undefined {
  switch (kind) {
    case 'unknownFact':
      return nearest(id ?? '', factIds(root))
    case 'unknownPage':
      return nearest(id ?? '', pageIds)
    case 'pageId':
      return nearest(plain(got), pageIds)
    case 'unknownArticle':
      return nearest(id ?? '', articleIds(root))
    case 'noSuchDay':
    case 'hoursDay':
      return meantDay(plain(got))
    case 'comma':
    case 'number':
      return meantAmount(plain(got))
    case 'hours':
      return meantHours(plain(got))
    case 'choice':
    case 'unknownName':
    case 'placeholder':
      return nearest(plain(got ?? id ?? words), (choices ?? '').split(', ').map(plain))
    case 'quotesPrinted':
    case 'avoidedWord':
      return meant
    case 'noSearchWords':
      return page
    case 'notation': {
      const [, fact] = /(?<!\{)\{(?:fact:)?([a-z0-9]+(?:[.-][a-z0-9]+)+)\}(?!\})/.exec(words ?? '') ?? []
      return fact === undefined ? undefined : `{{fact:${fact}}}`
    }
    case 'https':
      return plain(got).startsWith('http://') ? plain(got).replace('http:', 'https:') : undefined
    default:
      return undefined
  }
}
