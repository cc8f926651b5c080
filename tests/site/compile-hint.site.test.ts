import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('starts the library chunks with the eager-compile hint', () => {
  const files = globSync('build/client/assets/libraries-*.js').map((file) => readFileSync(file, 'utf8'))
  expect(files).not.toEqual([])
  for (const code of files) expect(code.slice(0, 40)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
