import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { toText } from '#platform/store/instant.server.ts'
import type { Store } from '#platform/store/store.server.ts'

const entry = v.object({ requestId: v.string(), erasedAt: v.string() })

function ledgerFile(store: Store): string {
  return join(store.config.dataDir, 'erasures.jsonl')
}

/**
 * Records on disk, before it returns, that a request is to be erased. Only its id is stored. The
 * file is beside the database, not in it, so that erasures can be repeated on a restored backup. An
 * entry starts a new line: one truncated by a power cut has no line end.
 */
export async function noteErasure(store: Store, requestId: string): Promise<void> {
  await mkdir(store.config.dataDir, { recursive: true, mode: 0o700 })
  const file = await open(ledgerFile(store), 'a', 0o600)
  try {
    await file.appendFile(`\n${JSON.stringify({ requestId, erasedAt: toText(store.clock()) })}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

function readEntry(line: string): string[] {
  try {
    const parsed = v.safeParse(entry, JSON.parse(line))
    return parsed.success ? [parsed.output.requestId] : []
  } catch {
    // Empty, or truncated by a power cut; the erasure of a truncated line had not begun.
    return []
  }
}

/** The ids of all requests that were ever erased. */
export async function erasedRequests(store: Store): Promise<string[]> {
  const text = await readFile(ledgerFile(store), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap(readEntry)
}
