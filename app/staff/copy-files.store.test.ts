import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { runTool } from '#tests/support/staff-tool.ts'
import { submission } from '#tests/support/submission.ts'
import { uploadFile } from '#platform/uploads/data-files.server.ts'
import { addFiles } from '#domains/requests/status/follow-up.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { show } from './show-request.server.ts'

async function upload(
  { config, ids }: Store,
  mediaType: string,
  content: string,
  checks: Pick<KeptFile, 'pdf' | 'scan'> = {},
) {
  const file = { id: ids.id(), mediaType, size: content.length, ...checks }
  const path = uploadFile(config.dataDir, file.id)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, content)
  return file
}

async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'copy-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

describeStores('the staff’s tool', ({ open, configure }) => {
  /** A command line on a store with one request, which came with a bill; photos were added later. */
  async function terminal() {
    const clock = testClock()
    const config = await configure()
    const store = await open({ clock: () => clock.now }, config)
    const bill = await upload(store, 'application/pdf', 'the bill')
    const result = await submitRequest(store, submission({ files: [bill] }))
    if (result.kind !== 'received') throw new Error(result.kind)
    const addPhoto = async (mediaType: string, content: string) => {
      clock.advance({ minutes: 1 })
      await addFiles(store, result.statusToken, [await upload(store, mediaType, content)])
    }
    const run = (...words: string[]) => runTool(words, config, () => open({}, config))
    return { store, reference: result.reference, addPhoto, run }
  }

  test('copies a request’s files under its reference, readable by the owner only', async () => {
    const { store, reference, addPhoto, run } = await terminal()
    for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/heic']) await addPhoto(type, type)
    const folder = join(await scratch(), 'new')
    const names = ['1.pdf', '2.jpg', '3.png', '4.webp', '5.heic'].map((name) => `${reference}-${name}`)
    const { code, out } = await run('files', reference.toLowerCase(), folder)
    expect(code).toBe(0)
    expect(out).toContain(`${names.map((name) => join(folder, name)).join('\n')}\n5 files of ${reference}`)
    expect((await readdir(folder)).toSorted()).toEqual(names)
    expect(await readFile(join(folder, names[0] ?? ''), 'utf8')).toBe('the bill')
    expect(await readFile(join(folder, names[1] ?? ''), 'utf8')).toBe('image/jpeg')
    for (const path of [folder, ...names.map((name) => join(folder, name))])
      expect((await stat(path)).mode & 0o077).toBe(0)
    const shown = await show(store, reference)
    expect(shown).toContain(`files:         ${names[0]} application/pdf 8 bytes\n`)
    expect(shown).toContain(`  files ${reference} FOLDER copies them\n`)
  })

  test('overwrites no existing file, and leaves no partial set of a request’s files', async () => {
    const { reference, addPhoto, run } = await terminal()
    await addPhoto('image/jpeg', 'a photo')
    const folder = await scratch()
    const there = join(folder, `${reference}-2.jpg`)
    await writeFile(there, 'mine')
    expect(await run('files', reference, folder)).toEqual({
      code: 1,
      out: '',
      err: `${there} is there already; name another folder\n`,
    })
    expect(await readdir(folder)).toEqual([`${reference}-2.jpg`])
    expect(await readFile(there, 'utf8')).toBe('mine')
  })

  test('reports the result of each check, and copies no file that is unscanned or infected', async () => {
    const config = await configure()
    const store = await open({}, config)
    const pdf = { pages: 2, attachments: 1, scripts: 3 }
    const files = [
      await upload(store, 'application/pdf', 'clean', { pdf, scan: 'clean' }),
      await upload(store, 'image/png', 'waiting', { scan: 'waiting' }),
      await upload(store, 'image/jpeg', 'infected', { scan: 'infected' }),
    ]
    const result = await submitRequest(store, submission({ files }))
    const reference = result.kind === 'received' ? result.reference : ''
    const run = (...words: string[]) => runTool(words, config, () => open({}, config))
    const shown = await show(store, reference)
    expect(shown).toContain(
      '.pdf application/pdf 5 bytes, 2 pages, 1 attachment, 3 scripts, no virus found\n',
    )
    expect(shown).toContain('.png image/png 7 bytes, NOT SCANNED YET\n')
    expect(shown).toContain('.jpg image/jpeg 8 bytes, INFECTED, deleted\n')

    const folder = await scratch()
    const { out } = await run('files', reference, join(folder, 'seen'))
    expect((await readdir(join(folder, 'seen'))).map((name) => name.slice(-4))).toEqual(['.pdf'])
    expect(out).toMatch(/\.png: not scanned for viruses yet; --unscanned copies it all the same\n/)
    expect(out).toMatch(/\.jpg: deleted, the virus scanner found something in it\n$/)
    await run('files', reference, join(folder, 'all'), '--unscanned')
    expect((await readdir(join(folder, 'all'))).map((name) => name.slice(-4)).toSorted()).toEqual([
      '.pdf',
      '.png',
    ])
  })

  test('says why there is nothing to copy', async () => {
    const { store, reference, run } = await terminal()
    const folder = await scratch()
    await writeFile(join(folder, 'a-file'), '')
    const within = join(folder, 'a-file', 'in-it')
    expect((await run('files', reference, within)).err).toMatch(
      /^No files were written to .*: not a directory \(ENOTDIR\)\n$/,
    )
    const { err } = await run('files', 'TAL-7K3M-Q9', folder)
    expect(err).toBe('There is no request TAL-7K3M-Q9\n')
    await store.db.deleteFrom('upload').execute()
    expect((await run('files', reference, folder)).err).toBe(`${reference} has no files\n`)
    expect((await run('files', reference)).err).toContain('files: expected 2 arguments, got 1')
  })
})
