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
 * Notes that a request is to be erased, on the disk before this returns. Only
 * its id is kept. The file lies beside the database, not in it, so that a
 * restored backup can be told what had been erased since. An entry begins a
 * line of its own: what a power cut tore before it has no end of line.
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
    // Empty, or torn by a power cut; the erasure that a torn line announced had not begun.
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
