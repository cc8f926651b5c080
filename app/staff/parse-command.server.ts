import { listAhead, listDay } from './list-day.server.ts'
import { exampleReference, parseReference } from '#platform/store/reference.server.ts'
import type { StoreConfig } from '#platform/store/store-config.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { Identity } from '#map/identity.ts'
import { afterRestore, backup, restore } from './backups.server.ts'
import { CommandError } from './command-error.server.ts'
import { parseOptions, type OptionName, type OptionValues } from './command-options.server.ts'
import * as commands from './commands.server.ts'
import { copyFiles } from './copy-files.server.ts'
import { exportFile } from './export-file.server.ts'

/** A command that is fully read and only needs the store, and what the configuration says of the offices. */
export type Run = (store: Store, identity: Identity) => Promise<string>

/** What has to be done first, while the store is closed; says what there is to know of it. */
export type Before = (config: StoreConfig) => Promise<string>

/** A command with what comes before it. */
export interface Prepared {
  readonly before?: Before
  readonly run: Run
}

interface Command {
  /** How many words follow the command's name. */
  readonly words: number
  /** The first of them is a reference, and handed over as it is kept. */
  readonly onReference?: true
  /** How many of them may be missing. */
  readonly free?: number
  /** The options that it takes; any other is refused, rather than left out of account. */
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
    options: ['state', 'limit'],
    prepare: (_words, values) => (store) => commands.list(store, values),
  },
  show: onRequest(commands.show),
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
    options: ['ahead'],
    prepare: ([day], { ahead }) => {
      if (!ahead) return (store, identity) => listDay(store, identity, day)
      if (day !== undefined) throw new CommandError('Say which: appointments DAY, or appointments --ahead')
      return listAhead
    },
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
    options: ['csv', 'state', 'separator'],
    prepare: ([file], values) => {
      if (!values.csv) throw new CommandError('Say how: export --csv')
      return (store) =>
        file === undefined ? commands.exportCsv(store, values) : exportFile(store, file, values)
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
        throw new CommandError('Say which: retry REF, or retry --all')
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

/** The words with the reference at their beginning as one, which may have been typed in pieces. */
function joinReference(words: readonly string[]): readonly string[] {
  const pieces = words.findIndex(
    (_, last) => parseReference(words.slice(0, last + 1).join(' ')) !== undefined,
  )
  const reference = parseReference(words.slice(0, pieces + 1).join(' '))
  return reference === undefined ? words : [reference, ...words.slice(pieces + 1)]
}

/**
 * Reads the arguments before anything is opened. Nothing means: show the help. `prefix` is what references begin with,
 * for an example where what was typed is none.
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
    throw new CommandError(`"${name}" takes ${command.words} words after it, not ${words.length}; see --help`)
  }
  if (command.onReference && first !== undefined && parseReference(first) === undefined) {
    throw new CommandError(`"${first}" is not a reference, such as ${exampleReference(prefix())}`)
  }
  const unused = Object.keys(values).filter((option) => !command.options?.some((taken) => taken === option))
  if (unused.length > 0) throw new CommandError(`"${name}" takes no --${unused.join(', --')}; see --help`)
  return { before: command.before?.(words), run: command.prepare(words, values) }
}
