import { resolve } from 'node:path'
import { separators, toCsv, type Separator } from '#domains/requests/export/csv.server.ts'
import { exportRequests, type ExportWords } from '#domains/requests/export/export-requests.server.ts'
import { audit } from '#domains/staff/audit.server.ts'
import type { Identity } from '#map/identity.ts'
import { isLocale } from '#map/locale.ts'
import type { Store } from '#platform/store/store.server.ts'
import { CommandError, because, writeNew } from './command-error.server.ts'
import { officeOption } from './list-requests.server.ts'
import { parseDay } from './place-and-day.server.ts'
import { statesOf } from './request-states.server.ts'

/** The words typed after `export`. */
export interface ExportOptions {
  readonly state?: string
  readonly separator?: string
  readonly from?: string
  readonly to?: string
  readonly office?: string
  /** Ids and values as stored. */
  readonly raw?: boolean
  readonly language?: string
}

/** The name for a tab, which shells do not pass on easily. */
function separatorOf(text: string): Separator {
  const typed = text === 'tab' ? '\t' : text
  const separator = separators.find((each) => each === typed)
  if (separator !== undefined) return separator
  throw new CommandError(`"${text}" separates no table; choose one of ',', ';' and tab`)
}

function wordsOf({ raw, language = 'en' }: ExportOptions): ExportWords {
  if (raw) return 'raw'
  if (isLocale(language)) return language
  throw new CommandError(`"${language}" is not a language of the desk; choose es, en or de`)
}

/** The requests as a table. @throws CommandError */
export async function exportCsv(store: Store, identity: Identity, options: ExportOptions): Promise<string> {
  const separator = separatorOf(options.separator ?? ',')
  const dayOf = (text: string | undefined) =>
    text === undefined ? undefined : parseDay(text, store.clock()).toString()
  const filter = {
    from: dayOf(options.from),
    to: dayOf(options.to),
    office: officeOption(options.office, identity),
    states: statesOf(options.state),
  }
  const { header, rows } = await exportRequests(store, identity, filter, wordsOf(options))
  await audit(store, { action: 'export', detail: String(rows.length) })
  return toCsv(header, rows, separator)
}

/** Writes the table into a new file: redirected output would include what `npm run` prints before a command. */
export async function exportFile(
  store: Store,
  identity: Identity,
  target: string,
  options: ExportOptions,
): Promise<string> {
  const file = resolve(target)
  const table = await exportCsv(store, identity, options)
  try {
    await writeNew(file, table)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CommandError(`${file} is there already; name another file`)
    throw because(error, `No table was written to ${file}`)
  }
  return `the table is in ${file}; no retention reaches it: delete it when it is no longer needed\n`
}
