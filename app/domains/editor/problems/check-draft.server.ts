import { execFile } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import type { Problem } from './problem.ts'

/** What the content check found. */
export interface Checked {
  readonly summary: readonly string[]
  /** Warnings, which do not keep a draft from being published. */
  readonly notes: readonly string[]
  readonly problems: readonly Problem[]
}

const maxBytes = 64 * 1024 ** 2

/** What the check needs of this process: no secret. */
const passed = ['PATH', 'BASE_URL', 'RETENTION_MONTHS'] as const

interface CheckOptions {
  /** A folder for parsed texts, which several drafts share: most of their files are the same. */
  readonly cache?: string
  /** Only these files, by the rules that need no other: quicker, while they are being written. */
  readonly files?: readonly string[]
  readonly signal?: AbortSignal
}

/**
 * Runs this release's content check on a draft, as `npm run content:check` does but for interface texts, in a process of its own: it reads the
 * folder that it runs in.
 * @param root the checkout of a draft, or the project
 */
export async function checkDraft(
  root: string,
  { cache, files = [], signal }: CheckOptions = {},
): Promise<Checked> {
  const env = Object.fromEntries(
    passed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
  const program = resolve('tools/content/content-check.ts')
  const parsed = cache ?? join(root, '.cache/parsed')
  const output = await new Promise<string>((done, fail) => {
    execFile(
      process.execPath,
      [program, '--json', '--content-only', ...files],
      {
        cwd: root,
        env: { ...env, PARSED_CACHE: parsed, NODE_COMPILE_CACHE: join(dirname(parsed), 'compile') },
        maxBuffer: maxBytes,
        ...(signal && { signal }),
      },
      (error, stdout, stderr) => {
        // Exit code 1 says that there are problems.
        if (stdout.startsWith('{')) done(stdout)
        else fail(new Error(`the content check did not run: ${stderr.slice(-500)}`, { cause: error }))
      },
    )
  })
  return JSON.parse(output) as Checked
}
