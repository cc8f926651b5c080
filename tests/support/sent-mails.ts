import { globSync, readFileSync } from 'node:fs'

/**
 * All messages sent so far by the site of the browser tests, which has no mail server and keeps
 * them as files.
 */
export function sentMails(): string[] {
  return globSync('.cache/e2e-data/mail/*.eml').map((file) => readFileSync(file, 'utf8'))
}
