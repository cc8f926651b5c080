import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pictureFolder, pictures } from './draw.ts'

it('has a committed file for each picture, and no other', () => {
  expect(readdirSync(pictureFolder).toSorted()).toEqual(Object.keys(pictures).toSorted())
})

it.each(Object.entries(pictures))('%s is committed as it is drawn now', (file, draw) => {
  const committed = readFileSync(join(pictureFolder, file), 'utf8')
  expect(committed === draw(), 'run `npm run draw -w packages/illustrations`').toBe(true)
})
