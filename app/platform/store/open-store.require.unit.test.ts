import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { requireStore } from './open-store.server.ts'
import { defaultRetention, type StoreConfig } from './store-config.server.ts'

function config(dataDir: string, databaseUrl?: string): StoreConfig {
  return {
    dataDir,
    databaseUrl,
    referencePrefix: 'TAL',
    linkDays: 90,
    webhook: false,
    retention: defaultRetention,
  }
}

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'require-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('rejects a folder without a store by path and variable, and leaves it unchanged', () => {
  const folder = scratch()
  const refused = (path: string, reason: string) =>
    `DATA_DIR: there is no store at ${path}: ${reason}; set DATA_DIR to the folder of the site's data`
  const none = join(folder, 'none')
  for (const dataDir of [folder, none]) {
    const file = join(dataDir, 'store.sqlite')
    expect(() => requireStore(config(dataDir))).toThrow(refused(file, 'no such file or directory (ENOENT)'))
  }
  expect(() => requireStore(config(none, 'postgres://host/site'))).toThrow(
    refused(none, 'no such file or directory (ENOENT)'),
  )
  expect(readdirSync(folder)).toEqual([])
  writeFileSync(join(folder, 'store.sqlite'), '')
  const within = config(join(folder, 'store.sqlite'))
  expect(() => requireStore(within)).toThrow('not a directory (ENOTDIR)')
  requireStore(config(folder))
  requireStore(config(folder, 'postgres://host/site'))
})
