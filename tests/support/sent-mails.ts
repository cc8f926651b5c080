import { globSync, readFileSync } from 'node:fs'

/** What the site of the browser tests has sent so far, whole messages; it has no mail server and keeps them as files. */
export function sentMails(): string[] {
  return globSync('.cache/e2e-data/mail/*.eml').map((file) => readFileSync(file, 'utf8'))
}
