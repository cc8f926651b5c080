import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createBodyCache } from '#platform/http/response-body-cache.server.ts'
import { openSiteFiles } from '#platform/http/site-files.server.ts'
import { lastSiteList, writeSiteList } from './site-list.ts'

function folderWith(files: Readonly<Record<string, string>>): string {
  const build = mkdtempSync(join(tmpdir(), 'site-list-'))
  onTestFinished(() => rmSync(build, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(build, name)), { recursive: true })
    writeFileSync(join(build, name), text)
  }
  return build
}

it('lists pages, files and kept chunks by their address, with what a server needs to open them', () => {
  const build = folderWith({
    'client/index.html': '<style>a{}</style>',
    'client/de/sch%C3%A4den/index.html': '<script>1</script><script type="application/json">{}</script>',
    'client/de/sch%C3%A4den/index.html.br': 'small',
    'client/de/sch%C3%A4den.data': 'data',
    'client/assets/new-1.js': 'new',
    'client/.vite/manifest.json': '{}',
    'kept/assets/old-1.js': 'old',
  })
  writeSiteList(build, { digests: { 'index.html': 'known' }, before: [] })
  const files = openSiteFiles(build, createBodyCache())
  expect([...files.keys()].toSorted()).toEqual([
    '/',
    '/assets/new-1.js',
    '/assets/old-1.js',
    '/de/sch\u00e4den',
    '/de/sch\u00e4den.data',
  ])
  const claims = files.get('/de/sch\u00e4den')
  expect([...(claims?.bodies.keys() ?? [])]).toEqual(['identity', 'br'])
  expect(String(claims?.bodies.get('br')?.())).toBe('small')
  expect(claims?.inline?.scripts).toHaveLength(1)
  expect(files.get('/')).toMatchObject({ etag: '"known"', cache: 'page', inline: { scripts: [] } })
  expect(files.get('/')?.inline?.styles).toHaveLength(1)
  expect(files.get('/assets/old-1.js')).toMatchObject({ cache: 'immutable' })
  expect(String(files.get('/assets/old-1.js')?.bodies.get('identity')?.())).toBe('old')
})

it('prefers a chunk of this build to a kept one of the same name', () => {
  const build = folderWith({ 'client/assets/a-1.js': 'new', 'kept/assets/a-1.js': 'old' })
  writeSiteList(build, { digests: {}, before: [] })
  const body = openSiteFiles(build, createBodyCache()).get('/assets/a-1.js')?.bodies.get('identity')
  expect(String(body?.())).toBe('new')
})

it('reuses only unchanged entries of the last list', () => {
  const build = folderWith({
    'client/same/index.html': '<script>1</script>',
    'client/a/index.html': '<script>2</script>',
  })
  const before = ['same', 'a'].map((name) => ({
    path: `/${name}`,
    file: `client/${name}/index.html`,
    tag: 'first',
    variants: [],
    inline: { scripts: ['last'], styles: [] },
  }))
  writeSiteList(build, { digests: { 'same/index.html': 'first', 'a/index.html': 'second' }, before })
  const inline = new Map(lastSiteList(build).map((listed) => [listed.path, listed.inline?.scripts]))
  expect(inline.get('/same')).toEqual(['last'])
  expect(inline.get('/a')).toEqual([expect.stringMatching(/^'sha256-.{44}'$/)])
})

it('changes the tag with the content', () => {
  const tagOf = (text: string) => {
    const build = folderWith({ 'client/robots.txt': text })
    writeSiteList(build, { digests: {}, before: [] })
    return lastSiteList(build)[0]?.tag
  }
  expect(tagOf('a')).not.toBe(tagOf('b'))
  expect(tagOf('a')).toBe(tagOf('a'))
})
