import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unconfigured } from '#tests/support/unconfigured.ts'

const folder = mkdtempSync(join(tmpdir(), 'last-build-'))
const environment = {
  ...process.env,
  ...unconfigured,
  NODE_ENV: 'production',
  PORT: '0',
  DATA_DIR: join(folder, 'data'),
}
let start: ChildProcess
let said = ''
let origin = ''

beforeAll(async () => {
  for (const name of ['app', 'build', 'content', 'locales', 'packages', 'tools', 'package.json'])
    cpSync(name, join(folder, name), { recursive: true })
  cpSync('package-lock.json', join(folder, 'package-lock.json'))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  // One file that the server reads at startup, and one that it reads for the first page rendered on
  // demand.
  const identity = join(folder, 'content/site.yaml')
  writeFileSync(identity, readFileSync(identity, 'utf8').replace(/^brand:/m, 'brands:'))
  appendFileSync(join(folder, 'content/tags.yaml'), 'wrong:\n')
  start = spawn(process.execPath, ['tools/start.ts'], { cwd: folder, env: environment })
  for (const stream of [start.stdout, start.stderr])
    stream?.on('data', (data: Buffer) => (said += data.toString()))
  while (origin === '' && start.exitCode === null) {
    await sleep(100)
    origin = /^The site is at (\S+)\n/m.exec(said)?.[1] ?? ''
  }
}, 120_000)

afterAll(async () => {
  if (start.exitCode === null) {
    start.kill('SIGTERM')
    await once(start, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

it('tells what is wrong with the texts, and that the last build is served', () => {
  expect(said).toContain('error: content/site.yaml: brand: ')
  expect(said).toContain('error: content/tags.yaml: wrong: ')
  expect(said).toContain('The last build is served, without what has changed since.\n')
})

it.each(['/', '/en/services/nie', '/en/blog?tag=cars'])('serves %s of the previous build', async (path) => {
  const answer = await fetch(origin + path)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('</html>')
})

it('serves nothing when no build is complete', () => {
  rmSync(join(folder, 'build/id'))
  const { status, stderr } = spawnSync(process.execPath, ['tools/start.ts'], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('error: content/site.yaml: brand: ')
  expect(stderr).not.toContain('The last build is served')
})
