import { readText } from '#i18n/read-text.server.ts'
import { locales, type Locale } from '#map/locale.ts'
import { checkContent } from './check-content.server.ts'
import { contentPath, readYaml } from './read-yaml.server.ts'
import {
  repliesSchema,
  replyPlaceholders,
  type ReplyPlaceholder,
  type ReplyTemplate,
} from './schema/schema.replies.ts'

const placeholder = /\{([^{}\n]*)\}/g

const fileOf = (locale: Locale) => `content/replies/${locale}.yaml`

function isKnown(name: string): name is ReplyPlaceholder {
  return replyPlaceholders.some((known) => known === name)
}

/** Placeholders that no one would fill in, with their lines; a comment may explain others. */
export function unknownPlaceholders(source: string, file: string): string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      /^\s*#/.test(line)
        ? []
        : [...line.matchAll(placeholder)]
            .filter(([, name = '']) => !isKnown(name))
            .map(
              ([whole]) =>
                `${file}: line ${index + 1}: unknown placeholder ${whole}, expected one of ${replyPlaceholders.map((name) => `{${name}}`).join(', ')}`,
            ),
    )
}

/** Reads and checks the templates of replies in a language. Throws with the invalid field or line. */
export function readReplyTemplates(locale: Locale): readonly ReplyTemplate[] {
  const path = contentPath('replies', `${locale}.yaml`)
  const templates = checkContent(repliesSchema, readYaml(path), fileOf(locale))
  const unknown = unknownPlaceholders(readText(path), fileOf(locale))
  if (unknown.length > 0) throw new Error(unknown.join('\n'))
  return templates
}

function namesIn({ subject, body }: ReplyTemplate): string {
  const found = `${subject} ${body}`.matchAll(placeholder)
  return [...new Set([...found].map(([whole]) => whole))].toSorted().join(' ')
}

/** Errors across the languages: a template that only some have, or one with other placeholders. */
export function replyTemplateProblems(templatesOf = readReplyTemplates): string[] {
  const read = locales.map((locale) => [locale, templatesOf(locale)] as const)
  const ids = new Set(read.flatMap(([, templates]) => templates.map(({ id }) => id)))
  return [...ids].flatMap((id) => {
    const found = read.map(([locale, templates]) => [locale, templates.find((one) => one.id === id)] as const)
    const [expected = ''] = found.flatMap(([, template]) => (template ? namesIn(template) : []))
    return found.flatMap(([locale, template]) => {
      if (!template) return `${fileOf(locale)}: no template ${id}, which other languages have`
      const names = namesIn(template)
      return names === expected
        ? []
        : `${fileOf(locale)}: (${id}): has the placeholders ${names || 'none'}, another language ${expected || 'none'}`
    })
  })
}

/** What a template's placeholders stand for; what is unknown is left for its writer. */
export type ReplyValues = Readonly<Partial<Record<ReplyPlaceholder, string>>>

/** The text of a template with its values; an unknown one stays as it is. */
export function fillTemplate(text: string, values: ReplyValues): string {
  return text.replaceAll(placeholder, (whole, name: string) =>
    isKnown(name) ? (values[name] ?? whole) : whole,
  )
}

/**
 * Gaps in a reply that was not finished: a placeholder such as `{day}`, or a bracket such as `[document]` on a line of
 * its own.
 */
export function gapsIn(text: string): string[] {
  const gaps = text.matchAll(/\{[a-z]+\}|(?<=^[-–•]?[ \t]*)\[[^\]\n]+\](?=[ \t]*$)/gm)
  return [...new Set([...gaps].map(([gap]) => gap))]
}
