import { expect, it } from 'vitest'
import { readTextForm } from '#domains/editor/files/fields.server.ts'
import { editableTexts } from '#domains/editor/files/texts.server.ts'
import { locales } from '#map/locale.ts'
import { choiceWords } from './content-words.server.ts'

it('every choice of every form has words in each language', () => {
  const choices = new Map<string, readonly [id: string, value: string]>()
  for (const text of editableTexts('.')) {
    const { fields, lists } = readTextForm('.', text)
    for (const { id, kind, limits } of [...fields, ...lists.flatMap(({ entry }) => entry)])
      if (kind === 'choice')
        for (const value of limits.choices ?? []) choices.set(`${id.split('.').at(-1)} ${value}`, [id, value])
  }
  expect(choices.size).toBeGreaterThan(100)
  const unnamed = locales.flatMap((locale) =>
    [...choices.values()].filter(([id, value]) => choiceWords(id, value, locale) === value),
  )
  expect(unnamed).toEqual([])
})
