import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeStores } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { identity } from '#tests/support/appointments.ts'
import { exportCsv, exportFile } from './export-command.server.ts'

describeStores('the staff’s table', ({ open }) => {
  test('is written into a new file for its owner alone, separated as asked', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'export-test-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'table.csv')
    const store = await open()
    await submitRequest(store, submission())
    expect(await exportFile(store, identity, file, { raw: true, separator: ';' })).toContain(
      `the table is in ${file}; no retention`,
    )
    const table = await readFile(file, 'utf8')
    expect(table).toBe(await exportCsv(store, identity, { raw: true, separator: ';' }))
    expect(table).toMatch(/^\uFEFF"reference";"created";/)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await exportCsv(store, identity, { raw: true, separator: 'tab' })).toMatch(
      /^\uFEFF"reference"\t"created"\t/,
    )
  })

  test('is written over nothing, and a wrong path is named with the reason', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'export-test-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'table.csv')
    await writeFile(file, 'mine')
    const store = await open()
    await expect(exportFile(store, identity, file, {})).rejects.toThrow(
      `${file} is there already; name another file`,
    )
    expect(await readFile(file, 'utf8')).toBe('mine')
    const nowhere = join(folder, 'missing', 'table.csv')
    await expect(exportFile(store, identity, nowhere, {})).rejects.toThrow(
      `No table was written to ${nowhere}: no such file or directory (ENOENT)`,
    )
  })
})
