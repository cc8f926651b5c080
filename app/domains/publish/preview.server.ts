import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Draft } from '#domains/editor/git/drafts.server.ts'
import type { EditFolder } from '#domains/editor/git/edit-folder.server.ts'
import { checkDraft } from '#domains/editor/problems/check-draft.server.ts'
import type { Problem } from '#domains/editor/problems/problem.ts'
import { publishFolder } from './publish-folder.server.ts'
import {
  buildFolder,
  cacheFolder,
  isOfProject,
  lastRelease,
  placeCommit,
  stageFolder,
} from './stage-release.server.ts'

/** How far the preview of a draft is. */
export type PreviewState =
  | { readonly kind: 'none' | 'building' }
  /** Served from this commit of the draft. */
  | { readonly kind: 'ready'; readonly commit: string }
  /** The draft cannot be shown; its mistakes, or the last lines of the build. */
  | { readonly kind: 'failed'; readonly problems: readonly Problem[]; readonly detail: string }

/** Previews of drafts: each the site itself, built from the draft, on a port of this machine. */
export interface Previews {
  /** Builds and starts the preview of a draft as it is now, unless that is served already. Returns at once. */
  readonly start: (draft: Draft) => void
  readonly state: (draftId: string) => PreviewState
  /** The port at which a ready preview is served; counts as use. */
  readonly portOf: (draftId: string) => number | undefined
  /** Ends all of them. */
  readonly stop: () => Promise<void>
}

interface Running {
  readonly process: ChildProcess
  readonly port: number
}

interface Preview {
  state: PreviewState
  running?: Running
  usedAt: number
  work: Promise<void>
}

/** How long a preview is kept without use, in milliseconds. */
const idleMs = 15 * 60_000
/** More would take the memory of the machine: each is a server. */
const maxRunning = 3
const startMs = 60_000

/** It ends with its parent, whatever happens to that. */
const endWithParent = `data:text/javascript,process.once('disconnect',()=>process.exit(0))`

/** No secret and no address of this process's: an empty store of its own, mail as files. */
function previewEnvironment(dataDir: string, cache: string): NodeJS.ProcessEnv {
  const passed = ['PATH', 'BASE_URL', 'RETENTION_MONTHS'].flatMap((name) =>
    process.env[name] ? [[name, process.env[name]]] : [],
  )
  return {
    ...Object.fromEntries(passed),
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(cache, 'compile'),
    HOST: '127.0.0.1',
    PORT: '0',
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: dataDir,
    MAIL: 'file',
  }
}

/** Starts the server of a preview. @returns undefined if it does not start */
async function serve(folder: string, cache: string): Promise<Running | undefined> {
  const dataDir = `${folder}-data`
  rmSync(dataDir, { recursive: true, force: true })
  const child = spawn(process.execPath, ['--import', endWithParent, 'app/start.server.ts'], {
    cwd: folder,
    env: previewEnvironment(dataDir, cache),
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  const port = await Promise.race([
    (async () => {
      for await (const text of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
        const [, named] = /^The site is at \S+:(\d+)$/.exec(text) ?? []
        if (named !== undefined) return Number(named)
      }
      return undefined
    })(),
    sleep(startMs, undefined, { ref: false }),
  ])
  // What it logs later concerns no editor.
  child.stdout?.resume()
  if (port !== undefined) return { process: child, port }
  child.kill('SIGKILL')
  return undefined
}

async function end({ process: child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** Makes previews of drafts in `EDIT_DIR`. */
export function createPreviews(edit: EditFolder, project: string): Previews {
  const previews = new Map<string, Preview>()
  const cache = cacheFolder(edit.folder)
  const folderOf = (id: string) => join(publishFolder(edit.folder, 'previews'), id)

  const close = async (preview: Preview) => {
    const { running } = preview
    delete preview.running
    if (running !== undefined) await end(running)
  }

  const make = async (draft: Draft, preview: Preview) => {
    await close(preview)
    const folder = folderOf(draft.id)
    if (!existsSync(join(folder, 'build/id')) || !isOfProject(folder, project)) {
      const from = lastRelease(edit.folder, project)
      await stageFolder(edit.folder, { folder, from, project, isPreview: true })
    }
    rmSync(join(folder, 'content'), { recursive: true, force: true })
    await placeCommit(edit, draft.commit, folder)
    const built = await buildFolder(folder, cache)
    const running = built.kind === 'built' ? await serve(folder, cache) : undefined
    if (running !== undefined) {
      preview.running = running
      preview.state = { kind: 'ready', commit: draft.commit }
      return
    }
    const { problems } = await checkDraft(folder, { cache: join(cache, 'parsed') })
    preview.state = { kind: 'failed', problems, detail: built.kind === 'failed' ? built.detail : '' }
  }

  const closeIdle = () => {
    const now = performance.now()
    const running = [...previews]
      .filter(([, { running: one }]) => one !== undefined)
      .toSorted(([, a], [, b]) => b.usedAt - a.usedAt)
    for (const [index, [id, preview]] of running.entries()) {
      if (index < maxRunning && now - preview.usedAt < idleMs) continue
      previews.delete(id)
      void close(preview).then(() => {
        rmSync(folderOf(id), { recursive: true, force: true })
        rmSync(`${folderOf(id)}-data`, { recursive: true, force: true })
      })
    }
  }
  const timer = setInterval(closeIdle, 30_000)
  timer.unref()

  return {
    start: (draft) => {
      const preview = previews.get(draft.id) ?? {
        state: { kind: 'none' },
        usedAt: 0,
        work: Promise.resolve(),
      }
      previews.set(draft.id, preview)
      preview.usedAt = performance.now()
      if (preview.state.kind === 'ready' && preview.state.commit === draft.commit) return
      if (preview.state.kind === 'building') return
      preview.state = { kind: 'building' }
      preview.work = make(draft, preview).catch((error: unknown) => {
        const detail = error instanceof Error ? error.message.slice(-500) : ''
        preview.state = { kind: 'failed', problems: [], detail }
      })
      closeIdle()
    },
    state: (id) => previews.get(id)?.state ?? { kind: 'none' },
    portOf: (id) => {
      const preview = previews.get(id)
      if (preview?.running === undefined) return undefined
      preview.usedAt = performance.now()
      return preview.running.port
    },
    stop: async () => {
      clearInterval(timer)
      await Promise.all([...previews.values()].map(async (preview) => await close(preview)))
    },
  }
}
