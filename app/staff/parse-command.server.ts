import { block, listBlocks, move } from './appointment-commands.server.ts'
import { listAhead, listDay } from './list-day.server.ts'
import { exampleReference, parseReference } from '#platform/store/reference.server.ts'
import type { StoreConfig } from '#platform/store/store-config.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { Identity } from '#map/identity.ts'
import { CommandError, because, takeOptions } from './command-error.server.ts'
import * as commands from './commands.server.ts'
import { exportCsv, exportFile } from './export-command.server.ts'
import { list } from './list-requests.server.ts'
import { show } from './show-request.server.ts'
import { assign, note } from './work-commands.server.ts'
import { copyFiles } from './copy-files.server.ts'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { backupStore } from '#platform/backup/backup.server.ts'
import { replayErasures } from '#domains/retention/erase-requests.server.ts'
import { sqliteFile } from '#platform/store/open-store.server.ts'
import { countByState } from '#domains/requests/store/read-requests.server.ts'
import { restoreBackup, type RestoreRefusal } from '#platform/backup/restore.server.ts'

const ownTools = 'back up PostgreSQL with ops/backup-postgres.sh and restore it with ops/restore-postgres.sh'

/** Copies the store into a new file: an existing one might be the last good backup. */
async function backup(store: Store, target: string): Promise<string> {
  if (store.dialect !== 'sqlite') throw new CommandError(`This store is not SQLite: ${ownTools}`)
  const file = resolve(target)
  if (existsSync(file)) throw new CommandError(`${file} is there already; name another file`)
  try {
    const { requests, files } = await backupStore(store, file)
    return `${requests} requests and ${files} files are in ${file}; keep it as safe as the store itself\n`
  } catch (error) {
    throw because(error, `No backup was written to ${file}`)
  }
}

const refusals: Readonly<Record<RestoreRefusal, string>> = {
  'not-a-backup': 'is not a backup of this tool',
  damaged: 'is damaged',
  'in-use': 'was not restored: stop the site and the desk first, one of them has the store open',
}

/** Distinguishes an unreadable file from one with invalid content. */
function requireFile(file: string): void {
  try {
    accessSync(file, constants.R_OK)
  } catch (error) {
    throw because(error, `${file} cannot be read`)
  }
  if (!statSync(file).isFile()) throw new CommandError(`${file} is not a file; name the backup itself`)
}

/** Restores a backup over the store, or where there was none, before anything is opened. */
async function restore(config: StoreConfig, source: string): Promise<string> {
  if (config.databaseUrl !== undefined) throw new CommandError(`This store is not SQLite: ${ownTools}`)
  const [file, folder] = [resolve(source), resolve(config.dataDir)]
  requireFile(file)
  const begun = !existsSync(sqliteFile(folder))
  const result = await restoreBackup(file, folder).catch((error: unknown) => {
    throw because(error, `${file} was not restored into ${folder} (DATA_DIR)`)
  })
  if (typeof result === 'string') throw new CommandError(`${file} ${refusals[result]}`)
  if (begun) return `there was no store in ${folder} (DATA_DIR); the backup begins one\n`
  if (result.kept === undefined) return ''
  return `the store that was there could not be opened and is kept as ${result.kept}; it holds personal data: delete it when it is no longer needed\n`
}

/** The steps after a restore, with the store open again. */
async function afterRestore(store: Store): Promise<string> {
  const erased = await replayErasures(store)
  const requests = Object.values(await countByState(store)).reduce((sum, count) => sum + count, 0)
  return `restored: ${requests} requests; ${erased} had been erased since and were erased again\n`
}

const options = {
  help: { type: 'boolean', short: 'h' },
  state: { type: 'string' },
  limit: { type: 'string' },
  csv: { type: 'boolean' },
  separator: { type: 'string' },
  all: { type: 'boolean' },
  unsent: { type: 'boolean' },
  unscanned: { type: 'boolean' },
  ahead: { type: 'boolean' },
  reason: { type: 'string' },
  office: { type: 'string' },
  asked: { type: 'boolean' },
  remove: { type: 'string' },
  open: { type: 'boolean' },
  find: { type: 'string' },
  kind: { type: 'string' },
  due: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  raw: { type: 'boolean' },
  language: { type: 'string' },
} as const

type OptionName = keyof typeof options

/**
 * Parses a command line of the staff's tool into options and words.
 * @throws CommandError
 */
function parseOptions(argv: readonly string[]) {
  return takeOptions(argv, options)
}

/** The given options. */
type OptionValues = ReturnType<typeof parseOptions>['values']

/** A parsed command that only needs the store and the configured offices. */
export type Run = (store: Store, identity: Identity) => Promise<string>

/** The step that needs the store closed; returns what to report about it. */
export type Before = (config: StoreConfig) => Promise<string>

/** A command with what comes before it. */
export interface Prepared {
  readonly before?: Before
  readonly run: Run
}

interface Command {
  /** The number of words after the command's name. */
  readonly words: number
  /** The first one is a reference, passed on in its stored form. */
  readonly onReference?: true
  /** How many of them are optional. */
  readonly free?: number
  /** The accepted options; any other is refused instead of ignored. */
  readonly options?: readonly OptionName[]
  readonly prepare: (words: readonly string[], values: OptionValues) => Run
  readonly before?: (words: readonly string[]) => Before
}

function plain(run: Run): Command {
  return { words: 0, prepare: () => run }
}

function onRequest(run: (store: Store, reference: string) => Promise<string>): Command {
  return {
    words: 1,
    onReference: true,
    prepare:
      ([ref = '']) =>
      (store) =>
        run(store, ref),
  }
}

const table: Readonly<Record<string, Command>> = {
  list: {
    words: 0,
    options: ['state', 'limit', 'open', 'find', 'office', 'kind', 'due'],
    prepare: (_words, values) => (store, identity) => list(store, identity, values),
  },
  show: {
    words: 1,
    onReference: true,
    options: ['language'],
    prepare:
      ([ref = ''], values) =>
      (store) =>
        show(store, ref, values),
  },
  note: {
    words: 2,
    onReference: true,
    prepare:
      ([ref = '', text = '']) =>
      (store) =>
        note(store, ref, text),
  },
  assign: {
    words: 2,
    onReference: true,
    prepare:
      ([ref = '', name = '']) =>
      (store) =>
        assign(store, ref, name),
  },
  files: {
    words: 2,
    onReference: true,
    options: ['unscanned'],
    prepare:
      ([ref = '', folder = ''], { unscanned }) =>
      (store) =>
        copyFiles(store, ref, folder, unscanned),
  },
  status: {
    words: 2,
    onReference: true,
    prepare:
      ([ref = '', state = '']) =>
      (store) =>
        commands.setStatus(store, ref, state),
  },
  appointments: {
    words: 1,
    free: 1,
    options: ['ahead', 'office'],
    prepare: ([day], { ahead, office }) => {
      if (!ahead) return (store, identity) => listDay(store, identity, day, { office })
      if (day !== undefined) throw new CommandError('appointments: expected DAY or --ahead, got both')
      return (store, identity) => listAhead(store, identity, { office })
    },
  },
  // The time may be typed as one word or two.
  move: {
    words: 3,
    free: 1,
    onReference: true,
    options: ['office', 'reason', 'asked'],
    prepare: (words, values) => (store, identity) => move(store, identity, words, values),
  },
  block: {
    words: 3,
    free: 3,
    options: ['reason', 'remove'],
    prepare: (words, values) => (store, identity) => block(store, identity, words, values),
  },
  blocks: {
    words: 1,
    free: 1,
    prepare:
      ([day]) =>
      (store) =>
        listBlocks(store, day),
  },
  cancel: {
    words: 1,
    onReference: true,
    options: ['reason'],
    prepare:
      ([ref = ''], values) =>
      (store) =>
        commands.cancel(store, ref, values),
  },
  release: onRequest(commands.release),
  export: {
    words: 1,
    free: 1,
    options: ['csv', 'state', 'separator', 'from', 'to', 'office', 'raw', 'language'],
    prepare: ([file], values) => {
      if (!values.csv) throw new CommandError('export: missing required option --csv')
      return (store, identity) =>
        file === undefined ? exportCsv(store, identity, values) : exportFile(store, identity, file, values)
    },
  },
  correct: {
    words: 2,
    onReference: true,
    prepare:
      ([ref = '', email = '']) =>
      (store) =>
        commands.correct(store, ref, email),
  },
  'no-marketing': onRequest(commands.endMarketing),
  erase: {
    words: 1,
    onReference: true,
    options: ['unsent'],
    prepare:
      ([ref = ''], values) =>
      (store) =>
        commands.erase(store, ref, values),
  },
  purge: plain(commands.runPurge),
  dead: plain(commands.dead),
  retry: {
    words: 1,
    free: 1,
    onReference: true,
    options: ['all'],
    prepare: ([ref], { all }) => {
      if ((ref === undefined) !== (all === true))
        throw new CommandError('retry: expected either REF or --all')
      return ref === undefined ? commands.retryAll : (store) => commands.retry(store, ref)
    },
  },
  dismiss: onRequest(commands.dismiss),
  'replay-erasures': plain(commands.replay),
  backup: {
    words: 1,
    prepare:
      ([file = '']) =>
      (store) =>
        backup(store, file),
  },
  restore: {
    words: 1,
    before:
      ([file = '']) =>
      (config) =>
        restore(config, file),
    prepare: () => afterRestore,
  },
}

/** How many arguments a command takes, in words. */
function expected({ words, free = 0 }: Command): string {
  const count = free === 0 ? String(words) : `${words - free} to ${words}`
  return `${count} argument${count === '1' ? '' : 's'}`
}

/** The words, joining a reference at their beginning that was typed in pieces. */
function joinReference(words: readonly string[]): readonly string[] {
  const pieces = words.findIndex(
    (_, last) => parseReference(words.slice(0, last + 1).join(' ')) !== undefined,
  )
  const reference = parseReference(words.slice(0, pieces + 1).join(' '))
  return reference === undefined ? words : [reference, ...words.slice(pieces + 1)]
}

/**
 * Parses the arguments before anything is opened. Undefined means: show the help. `prefix` is that of references, for
 * the example in an error message.
 * @throws CommandError
 */
export function parseCommand(argv: readonly string[], prefix: () => string): Prepared | undefined {
  const { values, positionals } = parseOptions(argv)
  const [name, ...typed] = positionals
  if (values.help || name === undefined) return undefined
  const command = Object.hasOwn(table, name) ? table[name] : undefined
  if (!command) throw new CommandError(`There is no command "${name}"; --help lists them`)
  const words = command.onReference ? joinReference(typed) : typed
  const [first] = words
  if (words.length > command.words || words.length < command.words - (command.free ?? 0)) {
    throw new CommandError(`${name}: expected ${expected(command)}, got ${words.length} (see --help)`)
  }
  if (command.onReference && first !== undefined && parseReference(first) === undefined) {
    throw new CommandError(`"${first}" is not a reference, such as ${exampleReference(prefix())}`)
  }
  const unused = Object.keys(values).filter((option) => !command.options?.some((taken) => taken === option))
  if (unused.length > 0)
    throw new CommandError(`${name}: unknown option --${unused.join(', --')} (see --help)`)
  return { before: command.before?.(words), run: command.prepare(words, values) }
}
