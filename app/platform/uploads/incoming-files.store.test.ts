import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { uploadFile } from './data-files.server.ts'
import { endIncoming, noteIncoming } from './incoming-files.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { sweepFiles } from '#domains/retention/sweep-files.server.ts'

/**
 * Writes an upload as a process does during its post; complete ones have lost their `.part`
 * extension.
 */
async function receive({ config: { dataDir }, ids }: Store, ending: '' | '.part') {
  const id = ids.id()
  const path = `${uploadFile(dataDir, id)}${ending}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'x')
  await noteIncoming(dataDir, id)
  return { id, path }
}

/** Reassigns an upload of this process to another one, on this machine or elsewhere. */
async function handOver({ config: { dataDir } }: Store, id: string, change: (owner: string[]) => string[]) {
  const folder = join(dataDir, 'incoming')
  const [name = ''] = (await readdir(folder)).filter((other) => other.startsWith(id))
  await rename(join(folder, name), join(folder, [id, ...change(name.split('.').slice(1))].join('.')))
}

async function otherProcess(): Promise<{ pid: string; kill: () => Promise<void> }> {
  const child = spawn('sleep', ['600'])
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  onTestFinished(() => void child.kill('SIGKILL'))
  return { pid: String(child.pid), kill }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

describeStores('the sweep of uploads whose post has not ended', ({ open }) => {
  /**
   * A store whose clock is two minutes ahead of the files: the dead process's transactions are
   * settled.
   */
  async function opened() {
    const clock = testClock()
    clock.now = Temporal.Now.instant().add({ minutes: 2 })
    return { clock, store: await open({ clock: () => clock.now }) }
  }

  test('deletes complete and partial files of a killed process at any age', async () => {
    const { store } = await opened()
    const dead = await otherProcess()
    const uploads = [await receive(store, '.part'), await receive(store, '')]
    for (const { id } of uploads)
      await handOver(store, id, ([place = '', , run = '']) => [place, dead.pid, run])
    expect(await sweepFiles(store)).toBe(0)
    await dead.kill()
    expect(await sweepFiles(store)).toBe(2)
    for (const { path } of uploads) expect(await isThere(path)).toBe(false)
    expect(await readdir(join(store.config.dataDir, 'incoming'))).toEqual([])
  })

  test('keeps files of this and of other living processes', async () => {
    const { store } = await opened()
    const other = await otherProcess()
    const uploads = [await receive(store, '.part'), await receive(store, ''), await receive(store, '')]
    await handOver(store, uploads[2]?.id ?? '', ([place = '', , run = '']) => [place, other.pid, run])
    expect(await sweepFiles(store)).toBe(0)
    for (const { path } of uploads) expect(await isThere(path)).toBe(true)
  })

  test('deletes those of an earlier process with the same id, as in a container', async () => {
    const { store } = await opened()
    const { id, path } = await receive(store, '')
    await handOver(store, id, ([place = '', pid = '']) => [place, pid, 'earlier'])
    expect(await sweepFiles(store)).toBe(1)
    expect(await isThere(path)).toBe(false)
  })

  test('keeps files of another machine for an hour, longer than any post', async () => {
    const { store, clock } = await opened()
    const { id, path } = await receive(store, '')
    await handOver(store, id, ([, pid = '', run = '']) => ['elsewhere', pid, run])
    expect(await sweepFiles(store)).toBe(0)
    clock.advance({ hours: 1 })
    expect(await sweepFiles(store)).toBe(1)
    expect(await isThere(path)).toBe(false)
  })

  test('keeps the files of a request that was stored before its process died', async () => {
    const { store } = await opened()
    const { id, path } = await receive(store, '')
    await submitRequest(store, submission({ files: [{ id, mediaType: 'image/png', size: 1 }] }))
    await handOver(store, id, ([place = '', pid = '']) => [place, pid, 'earlier'])
    expect(await sweepFiles(store)).toBe(0)
    expect(await isThere(path)).toBe(true)
    expect(await readdir(join(store.config.dataDir, 'incoming'))).toEqual([])
  })

  test('does nothing once a post has ended', async () => {
    const { store } = await opened()
    const { id } = await receive(store, '')
    await endIncoming(store.config.dataDir, [id])
    expect(await readdir(join(store.config.dataDir, 'incoming'))).toEqual([])
  })
})
