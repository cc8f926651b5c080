import { resolve } from 'node:path'
import type { Store } from '#platform/store/store.server.ts'
import { because, CommandError } from './command-error.server.ts'
import { exportCsv, type ExportOptions } from './commands.server.ts'
import { writeNew } from './write-new.server.ts'

/** Writes the table into a file that was not there: what `npm run` prints before a command stands in none of it. */
export async function exportFile(store: Store, target: string, options: ExportOptions): Promise<string> {
  const file = resolve(target)
  const table = await exportCsv(store, options)
  try {
    await writeNew(file, table)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CommandError(`${file} is there already; name another file`)
    throw because(error, `No table was written to ${file}`)
  }
  return `the table is in ${file}; no retention reaches it: delete it when nobody needs it\n`
}
