import { readdir } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { keptFile, servicesOn } from '#tests/support/site-services.ts'
import { describeStores } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { reading } from '#start/visit.server.ts'
import { listRequests, requestFiles } from './read-requests.server.ts'
import { submitRequest } from './submit-request.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/**
 * A database connection that breaks while the files of a request are committed. The sent data arrives when `arrive` is
 * called, like a delayed packet.
 */
async function breakingWay(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  let arrive = () => undefined as void
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    let stores = false
    client.on('data', (bytes) => {
      stores ||= bytes.includes('insert into "upload"')
      if (!stores || !bytes.includes('commit')) return void database.write(bytes)
      arrive = () => void database.write(bytes)
      client.destroy()
    })
    database.on('data', (bytes) => client.destroyed || client.write(bytes))
    for (const socket of [client, database]) socket.on('error', () => undefined)
    client.on('close', () => stores || database.end())
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const to = new URL(databaseUrl)
  to.port = String((server.address() as AddressInfo).port)
  return { databaseUrl: to.href, arrive: () => arrive() }
}

describeStores('where the database stores what it had no time to answer', ({ dialect, configure, open }) => {
  describe.runIf(dialect === 'postgres')('the files stay', () => {
    const opened = async () => {
      const config = await configure()
      const way = await breakingWay(config.databaseUrl ?? '')
      const store = await open({}, config)
      const onTheWay = await open({}, { ...config, databaseUrl: way.databaseUrl })
      return { store, services: servicesOn(onTheWay), files: [await keptFile(store)], arrive: way.arrive }
    }
    const uploads = ({ config }: Store) => readdir(join(config.dataDir, 'uploads'))

    test('that came with a form', async () => {
      const { store, services, files, arrive } = await opened()
      const { requests } = services.gateways({ ...reading, files })
      expect(await requests.submit(submission())).toEqual({ kind: 'unavailable' })
      await services.discardLoose(files)
      arrive()
      await expect.poll(() => listRequests(store)).toHaveLength(1)
      expect(await uploads(store)).toEqual(files.map(({ id }) => id))
    })

    test('that came after it', async () => {
      const { store, services, files, arrive } = await opened()
      const before = await submitRequest(store, submission())
      const { status } = services.gateways({ ...reading, files })
      const token = before.kind === 'received' ? before.statusToken : ''
      expect(await status.addFiles(token)).toBe('unavailable')
      await services.discardLoose(files)
      arrive()
      const [request] = await listRequests(store)
      await expect.poll(() => requestFiles(store, request?.id ?? '')).toHaveLength(1)
      expect(await uploads(store)).toEqual(files.map(({ id }) => id))
    })
  })
})
