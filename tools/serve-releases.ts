import cluster, { type Worker } from 'node:cluster'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  lookMs,
  publicRelease,
  readServed,
  readWanted,
  releaseFolder,
  retireMessage,
  writeServed,
  type Release,
} from '#domains/publish/switch.server.ts'
import { log } from '#platform/log.server.ts'

/** Programs that are replaced with each release. */
const programs = { site: 'app/start.server.ts', desk: 'app/desk.server.ts' } as const
type Program = keyof typeof programs

const startMs = 60_000

const workers = new Map<Program, Worker>()

/** Starts a program of a release; its port is that of the process before it, which both listen at. */
function fork(program: Program, folder: string, env: NodeJS.ProcessEnv): Worker {
  cluster.setupPrimary({ exec: join(folder, programs[program]), cwd: folder, args: [] })
  return cluster.fork(env)
}

/** Whether it listens before it exits, or before it has taken too long. */
async function isListening(worker: Worker): Promise<boolean> {
  const stop = new AbortController()
  const { signal } = stop
  const started = await Promise.race([
    once(worker, 'listening', { signal }).then(() => true),
    once(worker, 'exit', { signal }).then(() => false),
    sleep(startMs, false, { signal }),
  ]).catch(() => false)
  stop.abort()
  return started
}

/**
 * Keeps site and desk running, and replaces them by those of each new release. The processes share the listening socket
 * (`node:cluster` without its own distribution): connections wait in one queue, from which the old and the new process
 * take them, so that none is lost when the old one stops. With SO_REUSEPORT each process would have a queue of its own,
 * and the system resets what waits in it.
 */
export function serveReleases(editDir: string, { hasDesk }: { hasDesk: boolean }): void {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const project = process.cwd()
  const named = ['DATA_DIR', 'CONSENT_FILE'] as const
  // Those of a release would be in its own folder.
  const places = named.flatMap((name) => (process.env[name] ? [[name, resolve(process.env[name])]] : []))
  const env = { ...process.env, DATA_DIR: resolve('data'), ...Object.fromEntries(places), EDIT_DIR: editDir }
  const served: Program[] = hasDesk ? ['site', 'desk'] : ['site']
  let stopping = false
  let result = 0

  const folderOf = (release: Release) => (release === 'project' ? project : releaseFolder(editDir, release))

  let publisher: ChildProcess | undefined
  const startPublisher = () => {
    publisher = spawn(process.execPath, ['app/publisher.server.ts'], { stdio: 'inherit', env })
    publisher.on('exit', () => {
      if (!stopping) setTimeout(startPublisher, 1_000)
    })
  }

  const stop = (signal: NodeJS.Signals) => {
    stopping = true
    publisher?.kill(signal)
    for (const worker of workers.values()) worker.process.kill(signal)
  }

  const start = async (program: Program, folder: string): Promise<Worker | undefined> => {
    const worker = fork(program, folder, env)
    worker.on('exit', (code: number) => {
      if (workers.get(program) !== worker) return log('info', 'release.ended', { kind: program })
      // As without a desk: when one ends, so do all.
      if (!stopping) stop('SIGTERM')
      result ||= code
      workers.delete(program)
      if (workers.size === 0) process.exit(result)
    })
    if (await isListening(worker)) return worker
    worker.process.kill('SIGKILL')
    return undefined
  }

  /** Starts every program of a release, and only then sends visitors there. */
  const change = async (release: Release): Promise<boolean> => {
    const started = await Promise.all(
      served.map(async (program) => [program, await start(program, folderOf(release))] as const),
    )
    if (started.some(([, worker]) => worker === undefined)) {
      for (const [, worker] of started) worker?.send(retireMessage)
      return false
    }
    for (const [program, worker] of started) {
      const old = workers.get(program)
      if (worker !== undefined) workers.set(program, worker)
      old?.send(retireMessage)
    }
    return true
  }

  const follow = async () => {
    let release = publicRelease(editDir)
    if (!(await change(release)) && (release === 'project' || !(await change((release = 'project'))))) {
      return stop('SIGTERM')
    }
    startPublisher()
    while (!stopping) {
      const wanted = readWanted(editDir)
      if (wanted !== undefined && readServed(editDir)?.attempt !== wanted.attempt) {
        const isServed = wanted.release === release || (await change(wanted.release))
        if (isServed) release = wanted.release
        writeServed(editDir, { ...wanted, state: isServed ? 'ok' : 'failed' })
      }
      await sleep(lookMs)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))
  void follow()
}
