import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { EditFolder } from '#domains/editor/git/edit-folder.server.ts'
import { git } from '#domains/editor/git/run-git.server.ts'
import { publishFolder, readJson, writeJson } from './publish-folder.server.ts'
import { publicRelease, readWanted, releaseFolder } from './switch.server.ts'

const run = promisify(execFile)

/** What a release consists of beside its content and its packages. */
const code = [
  'app',
  'locales',
  'ops',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
] as const

/** What was copied to a release, from which project with which build. */
interface Origin {
  readonly project: string
  /** The digest of the project's code and settings when it was built. */
  readonly code: string
}

/** The project and its build, from which releases are made. */
function projectOrigin(project: string): Origin {
  const record = readJson(join(project, 'build/record.json')) as { code: string } | undefined
  return { project: realpathSync(project), code: record?.code ?? '' }
}

const originFile = (folder: string) => join(folder, 'release.json')

/** The project whose code a folder has: a release names it, any other folder is one. */
export function projectOf(folder: string): string {
  const origin = readJson(originFile(folder)) as Origin | undefined
  return origin?.project ?? folder
}

/** Whether a release was made from the project as it is now. */
export function isOfProject(folder: string, project: string): boolean {
  const { project: from, code: built } = projectOrigin(project)
  const origin = readJson(originFile(folder)) as Origin | undefined
  return origin?.project === from && origin.code === built
}

/** Where the next release begins: the one that visitors see, unless the project was replaced since. */
export function lastRelease(editDir: string, project: string): string {
  const release = publicRelease(editDir)
  if (release === 'project') return project
  const folder = releaseFolder(editDir, release)
  return isOfProject(folder, project) ? folder : project
}

/** The number of the next release. */
export function nextRelease(editDir: string): number {
  const known = [
    ...readdirSync(publishFolder(editDir, 'releases')).map((name) => Number.parseInt(name, 10)),
    publicRelease(editDir),
    readWanted(editDir)?.release,
  ]
  return Math.max(0, ...known.filter((one): one is number => Number.isInteger(one))) + 1
}

async function copy(how: '-aL' | '-al', names: readonly string[], from: string, to: string): Promise<void> {
  const parts = names.filter((name) => existsSync(join(from, name)))
  await run('cp', [how, '--', ...parts.map((name) => join(from, name)), `${to}/`])
}

/**
 * Gives a release the build of another one, or of the project, by hard links: ten thousand copies cost more than a build.
 * The build replaces files and never writes into one.
 */
async function shareBuild(from: string, to: string): Promise<void> {
  try {
    await copy('-al', ['build'], from, to)
  } catch {
    // Files of another user, or on another disk.
    rmSync(join(to, 'build'), { recursive: true, force: true })
    await copy('-aL', ['build'], from, to)
  }
}

/** Makes the content of a commit the content of a folder. */
export async function placeCommit({ repo }: EditFolder, commit: string, folder: string): Promise<void> {
  const index = join(folder, '.index')
  rmSync(index, { force: true })
  await git(repo, [`--work-tree=${folder}`, 'checkout', '--quiet', commit, '--', 'content'], {
    env: { GIT_INDEX_FILE: index },
  })
  rmSync(index, { force: true })
}

/** Caches of builds that outlive releases: parsed texts, encodings, chunks that open pages still need. */
export function cacheFolder(editDir: string): string {
  return join(publishFolder(editDir, 'publisher'), 'cache')
}

/** Begins a cache of parsed texts with those that a release was built from: parsing all of them takes seconds. */
export async function seedParsed(parsed: string, from: string): Promise<void> {
  if (existsSync(parsed) || !existsSync(join(from, 'build/parsed'))) return
  mkdirSync(dirname(parsed), { recursive: true })
  await run('cp', ['-a', '--', join(from, 'build/parsed'), parsed])
}

async function fillCache(cache: string, from: string): Promise<void> {
  mkdirSync(join(cache, 'kept/assets'), { recursive: true })
  await seedParsed(join(cache, 'parsed'), from)
  const kept = join(from, 'build/kept/assets')
  if (existsSync(kept)) await run('cp', ['-an', '--', `${kept}/.`, join(cache, 'kept/assets')])
}

/** Folders whose files have a hash of their inputs in the name: any number of builds may share them. */
const shared = ['encodings', 'parsed', 'share'] as const

/** A preview is built while something is published: only what both may write at once is shared. */
function shareCache(cache: string, folder: string): void {
  mkdirSync(join(folder, '.cache'))
  for (const name of shared) {
    mkdirSync(join(cache, name), { recursive: true })
    symlinkSync(join(cache, name), join(folder, '.cache', name))
  }
}

/**
 * Makes a folder that can be built and served: the code and the last build of a release, and no content yet.
 * @param from the release to begin with
 * @param isPreview whether it is built beside what the publisher builds
 */
export async function stageFolder(
  editDir: string,
  {
    folder,
    from,
    project,
    isPreview = false,
  }: { folder: string; from: string; project: string; isPreview?: boolean },
): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'packages'), { recursive: true })
  // A developer may write into the files of the project.
  const how = from === project ? '-aL' : '-al'
  await copy(how, code, from, folder)
  await copy(how, ['illustrations'], join(from, 'packages'), join(folder, 'packages'))
  await shareBuild(from, folder)
  symlinkSync(join(realpathSync(project), 'node_modules'), join(folder, 'node_modules'))
  const cache = cacheFolder(editDir)
  if (!isPreview) await fillCache(cache, from)
  if (isPreview) shareCache(cache, folder)
  else symlinkSync(cache, join(folder, '.cache'))
  writeJson(originFile(folder), projectOrigin(project))
}

/** What a build needs of this process: no secret. */
const passed = ['PATH', 'BASE_URL', 'RETENTION_MONTHS'] as const
const maxBytes = 16 * 1024 ** 2

/** A finished build, or the last lines of one that failed. */
export type Built =
  | { readonly kind: 'built'; readonly output: string }
  | { readonly kind: 'failed'; readonly detail: string }

/** Builds a staged folder. The bundler runs only if code, or what the scripts name of the identity, has changed. */
export async function buildFolder(folder: string, cache: string, signal?: AbortSignal): Promise<Built> {
  const kept = passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  const env = {
    ...Object.fromEntries(kept),
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(cache, 'compile'),
  }
  return await new Promise((done) => {
    execFile(
      process.execPath,
      ['tools/build/build.ts'],
      { cwd: folder, env, maxBuffer: maxBytes, ...(signal && { signal }) },
      (error, stdout, stderr) => {
        if (error === null) done({ kind: 'built', output: stdout })
        else done({ kind: 'failed', detail: `${stdout}\n${stderr}`.trim().slice(-2000) })
      },
    )
  })
}

/** How many releases stay beside the one that visitors see. */
const keptReleases = 2

/** Removes releases that no process serves any more, and what a killed publisher left behind. */
export function dropOldReleases(editDir: string): void {
  const folder = publishFolder(editDir, 'releases')
  const inUse = new Set([publicRelease(editDir), readWanted(editDir)?.release])
  const numbers = readdirSync(folder).map((name) => (/^\d+$/.test(name) ? Number(name) : name))
  for (const name of numbers.filter((one) => typeof one === 'string')) {
    rmSync(join(folder, name), { recursive: true, force: true })
  }
  const old = numbers
    .filter((one) => typeof one === 'number' && !inUse.has(one))
    .toSorted((a, b) => Number(b) - Number(a))
    .slice(keptReleases)
  for (const name of old) rmSync(join(folder, String(name)), { recursive: true, force: true })
}
