import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { pageFiles } from './pages.ts'
import { removeGone } from './replace-folder.ts'

const site = mkdtempSync(join(tmpdir(), 'remove-gone-'))

afterEach(() => rmSync(site, { recursive: true, force: true }))

it('removes a page with its encodings and empty folders, and keeps its parent page', () => {
  for (const path of ['/blog', '/blog/old']) {
    for (const file of Object.values(pageFiles(path))) {
      mkdirSync(join(site, file, '..'), { recursive: true })
      for (const name of [file, `${file}.br`, `${file}.gz`, `${file}.zst`])
        writeFileSync(join(site, name), '')
    }
  }
  removeGone(site, Object.values(pageFiles('/blog/old')))
  expect(readdirSync(join(site, 'blog')).sort()).toEqual(
    ['index.html', 'index.html.br', 'index.html.gz', 'index.html.zst'].sort(),
  )
  removeGone(site, Object.values(pageFiles('/blog')))
  expect(existsSync(site)).toBe(true)
  expect(readdirSync(site)).toEqual([])
})

it('names the files of pages as their addresses are encoded', () => {
  expect(pageFiles('/')).toEqual({ html: '/index.html', data: '/_.data' })
  expect(pageFiles('/de/schäden').data).toBe('/de/sch%C3%A4den.data')
})
