import type { FileChange } from './file-changes.server.ts'

const longestSubject = 72
const longestLine = 100

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}

function shown(value: unknown, unit: string | undefined): string {
  if (typeof value === 'number') return unit === 'money' ? `${value} €` : String(value)
  if (typeof value === 'string') return unit === undefined ? `“${value.replaceAll(/\s+/g, ' ')}”` : value
  return JSON.stringify(value)
}

/** The keys of a path without numbers and languages. */
export function fieldName({ path, locale }: Pick<FileChange, 'path' | 'locale'>): string {
  return path.filter((part) => typeof part === 'string' && part !== locale).join('.')
}

function placeOf(change: FileChange): string {
  const field = fieldName(change)
  const isFactValue = change.text.startsWith('facts/') && field === 'value'
  const entry = change.entry ?? change.text
  if (isFactValue) return entry
  const named = change.entry !== undefined && change.text.startsWith('facts/') ? entry : change.text
  const where = change.locale === undefined ? named : `${named} (${change.locale})`
  return field === '' ? where : `${field} of ${where}`
}

/** One change as a sentence. */
function changeSentence(change: FileChange): string {
  const place = placeOf(change)
  const { before, after, unit } = change
  switch (change.kind) {
    case 'added':
      return `Add ${place}`
    case 'removed':
      return `Remove ${place}`
    case 'moved':
      return `Reorder ${place}`
    case 'changed':
      return typeof before === 'object' || typeof after === 'object'
        ? `Change ${place}`
        : `Change ${place} from ${shown(before, unit)} to ${shown(after, unit)}`
  }
}

/** The subject for several changes: their field if it is one, otherwise their texts. */
function subjectOf(changes: readonly FileChange[]): string {
  const [first] = changes
  if (first === undefined) return 'Change content'
  if (changes.length === 1) {
    const whole = changeSentence(first)
    return whole.length <= longestSubject ? whole : `Change ${placeOf(first)}`
  }
  const texts = [
    ...new Set(changes.map(({ text, entry }) => (text.startsWith('facts/') ? (entry ?? text) : text))),
  ]
  const fields = [...new Set(changes.map(fieldName))]
  const languages = [...new Set(changes.flatMap(({ locale }) => locale ?? []))]
  const value = changes.find((change) => change.text.startsWith('facts/') && fieldName(change) === 'value')
  if (texts.length === 1 && value) return changeSentence(value)
  const where = texts.length > 3 ? `${texts.length} texts` : texts.join(', ')
  const what = fields.length === 1 && fields[0] !== '' ? `${fields[0]} of ${where}` : where
  return `Change ${what}${languages.length > 0 ? ` (${languages.join(', ')})` : ''}`
}

/** A commit's message in plain words: what was changed, and from what to what. */
export function commitMessage(changes: readonly FileChange[]): string {
  const subject = shortened(subjectOf(changes), longestSubject)
  const lines = changes.map((change) => shortened(changeSentence(change), longestLine))
  const body = lines.filter((line) => line !== subject)
  return body.length === 0 ? `${subject}\n` : `${subject}\n\n${body.map((line) => `- ${line}`).join('\n')}\n`
}
