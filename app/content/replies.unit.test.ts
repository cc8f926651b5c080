import { expect, test } from 'vitest'
import { locales } from '#map/locale.ts'
import {
  fillTemplate,
  gapsIn,
  readReplyTemplates,
  replyTemplateProblems,
  unknownPlaceholders,
} from './replies.server.ts'
import type { ReplyTemplate } from './schema/schema.replies.ts'

const template = (changes: Partial<ReplyTemplate> = {}): ReplyTemplate => ({
  id: 'closing',
  name: 'Closing',
  subject: 'About {reference}',
  body: 'Dear {name}',
  ...changes,
})

test('the templates are the same in every language', () => {
  expect(replyTemplateProblems()).toEqual([])
  const ids = locales.map((locale) => readReplyTemplates(locale).map(({ id }) => id))
  expect(ids[1]).toEqual(ids[0])
  expect(ids[2]).toEqual(ids[0])
})

test('an unknown placeholder is reported with its line, but not in a comment', () => {
  const source = '# {anything}\n- id: a\n  subject: "{reference} {nombre}"\n'
  expect(unknownPlaceholders(source, 'content/replies/es.yaml')).toEqual([
    'content/replies/es.yaml: line 3: unknown placeholder {nombre}, expected one of {name}, {reference}, {office}, {phone}, {day}, {member}',
  ])
})

test('a language that lacks a template, or fills in something else, is reported', () => {
  const problems = replyTemplateProblems((locale) => {
    if (locale === 'en') return [template(), template({ id: 'extra' })]
    return [template({ ...(locale === 'de' && { body: 'Guten Tag' }) }), template({ id: 'other' })]
  })
  expect(problems).toEqual([
    'content/replies/de.yaml: (closing): has the placeholders {reference}, another language {name} {reference}',
    'content/replies/en.yaml: no template other, which other languages have',
    'content/replies/es.yaml: no template extra, which other languages have',
    'content/replies/de.yaml: no template extra, which other languages have',
  ])
})

test('what is known is filled in, and what is left is a gap', () => {
  const text = fillTemplate('Dear {name},\n- [document]\nat [our office] on {day}', { name: 'Ann {day}' })
  expect(text).toBe('Dear Ann {day},\n- [document]\nat [our office] on {day}')
  expect(gapsIn(text)).toEqual(['{day}', '[document]'])
  expect(gapsIn('Dear Ann, see [1].')).toEqual([])
})
