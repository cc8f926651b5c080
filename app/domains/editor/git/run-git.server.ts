import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Nothing of the machine's or the user's configuration, no hooks, no questions, no other transport than files. */
const settings = [
  ['core.hooksPath', '/dev/null'],
  ['core.autocrlf', 'false'],
  ['core.quotePath', 'false'],
  ['core.symlinks', 'false'],
  ['commit.gpgSign', 'false'],
  ['gc.auto', '0'],
  ['protocol.allow', 'never'],
  ['protocol.file.allow', 'always'],
  ['advice.detachedHead', 'false'],
  // The desk, the publisher and the operator, whose release is the project, are different users.
  ['safe.directory', '*'],
].flatMap(([key, value]) => ['-c', `${key}=${value}`])

/** Reads a repository of any owner: a clone or fetch starts this program without the settings above. */
export const uploadPack = '--upload-pack=git -c safe.directory=* upload-pack'

const maxBytes = 256 * 1024 ** 2

/** Who a commit is by. */
export interface Author {
  readonly name: string
  readonly email: string
}

interface RunOptions {
  readonly author?: Author
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Runs git with fixed arguments, without a shell.
 * @returns what it wrote
 * @throws Error if it fails
 */
export async function git(
  folder: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<string> {
  const { author } = options
  const names = author && {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
  }
  const running = run('git', [...settings, ...args], {
    cwd: folder,
    maxBuffer: maxBytes,
    env: {
      PATH: process.env['PATH'],
      LC_ALL: 'C.UTF-8',
      TZ: 'UTC',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_TERMINAL_PROMPT: '0',
      ...names,
      ...options.env,
    },
  })
  // A command that ends without reading says so by its exit code.
  running.child.stdin?.on('error', () => undefined)
  running.child.stdin?.end(options.input)
  return (await running).stdout
}

/** The same for an answer of one line. */
export async function gitLine(
  folder: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<string> {
  return (await git(folder, args, options)).trimEnd()
}
