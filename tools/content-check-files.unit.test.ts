import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { policyVersion } from '#features/requests/policy-version.ts'
import { policyProblems, strayFiles } from './content-check-files.ts'

test('a file that no page is made from is named, and no other', () => {
  const root = mkdtempSync(join(tmpdir(), 'stray-'))
  for (const file of [
    'insurance/accidentes/es.yaml',
    'insurance/spaceship/es.yaml',
    'pages/legal/fr.yaml',
    'blog/x/es.md',
  ]) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), '')
  }
  expect(strayFiles(root)).toEqual([
    'insurance/spaceship/es.yaml: no page of the map is made from it',
    'pages/legal/fr.yaml: no page of the map is made from it',
  ])
  rmSync(root, { recursive: true })
})

test('a privacy policy of another day than what is agreed to is named by its language', () => {
  expect(policyProblems(() => policyVersion)).toEqual([])
  const found = policyProblems((locale) => (locale === 'de' ? '2020-01-01' : policyVersion))
  expect(found).toEqual([expect.stringMatching(/^pages\/privacy\/de\.yaml: updated is 2020-01-01, but/)])
})
