import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { policyVersion } from '#domains/requests/policy-version.ts'
import { policyProblems, strayFiles } from './files.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stray-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** The report on a folder with these files. */
function told(...files: string[]): string[] {
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), '')
  }
  return strayFiles(root)
}

test('files in use are not reported', () => {
  const read = ['site.yaml', 'facts/nie.yaml', 'search/popular.yaml', 'search/de.yaml', 'logos/firm.svg']
  expect(
    told(...read, 'insurance/accidentes/es.yaml', 'blog/x/es.md', 'news/y/article.yaml', '.hidden'),
  ).toEqual([])
})

const article = 'an article is a folder in blog or news with article.yaml, es.md, en.md and de.md'

test.each([
  ['insurance/spaceship/es.yaml', ''],
  ['pages/legal/fr.yaml', ''],
  ['blog/x/fr.md', `, ${article}`],
  ['news/new-bins.md', `, ${article}`],
  ['new-bins/article.yaml', `, ${article}`],
  ['facts/my.yml', ', rename it to my.yaml'],
  ['facts/more/my.yaml', ''],
  ['services/nie/de.yml', ', rename it to de.yaml'],
  ['blog/x/de (1).md', ', rename it to de.md'],
  ['blog/x/de.MD', ', rename it to de.md'],
  ['blog/x/DE.md', ', rename it to de.md'],
  ['logos/firm.SVG', ', rename it to firm.svg'],
  ['nie.yml', ''],
])('reports %s as an unused content file%s', (file, advice) => {
  expect(told(file)).toEqual([`${file}: unused content file${advice}`])
})

test('a copy is distinguished from the file in use', () => {
  expect(told('site.yaml', 'site (1).yaml')).toEqual([
    'site (1).yaml: unused content file, site.yaml beside it is read',
  ])
})

test('a privacy policy of another day than what is agreed to is named by its language', () => {
  expect(policyProblems(() => policyVersion)).toEqual([])
  const found = policyProblems((locale) => (locale === 'de' ? '2020-01-01' : policyVersion))
  expect(found).toEqual([expect.stringMatching(/^pages\/privacy\/de\.yaml: updated is 2020-01-01, but/)])
})
