import { distance } from 'fastest-levenshtein'
import { log } from '#platform/log.server.ts'
import { variableNames } from './environment.server.ts'

/** Names as short as PORT have too many neighbours of other programs. */
const shortest = 8
const maxEdits = 2

/** A variable that the server does not read, and the one that was probably meant. */
interface MistypedName {
  readonly variable: string
  readonly meant: string
}

/** Finds names like SMTP_URI or data_dir, which are nearly one that the server reads and that nobody has set. */
export function mistypedNames(variables: NodeJS.ProcessEnv): MistypedName[] {
  const free = variableNames.filter((name) => variables[name] === undefined && name.length >= shortest)
  return Object.keys(variables).flatMap((variable) => {
    if (variableNames.includes(variable)) return []
    const meant = free.find((name) => distance(variable.toUpperCase(), name) <= maxEdits)
    return meant === undefined ? [] : [{ variable, meant }]
  })
}

/** Says so in the log: a mistyped variable leaves its default in force, such as mail that is only kept in files. */
export function warnOfMistypedNames(variables: NodeJS.ProcessEnv): void {
  for (const name of mistypedNames(variables)) log('warn', 'config.unknown-variable', { ...name })
}
