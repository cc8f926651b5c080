import { ofWrongFile } from '#content/read-all.ts'
import { checkFiles } from './check-files.ts'
import { checkSite } from './check-site.ts'

/**
 * `npm run content:check`: every page in every language, every fact, every interface text; with `-- --unused` it lists the
 * facts on no page. With `-- FILE|FOLDER...` it checks those files alone, quickly, while they are being written.
 */

/** The result of a check. */
export interface Report {
  /** What was checked. */
  readonly summary: readonly string[]
  /** Warnings, which do not fail the check. */
  readonly notes: readonly string[]
  /** Each as `FILE: error`. */
  readonly problems: readonly string[]
}

const words = process.argv.slice(2)
const files = words.filter((word) => word !== '--unused')
const { summary, notes, problems } =
  files.length > 0 ? checkFiles(files) : await checkSite({ listUnused: words.includes('--unused') })
for (const line of summary) console.log(line)
for (const note of notes) console.log(`note: ${note}`)
for (const problem of new Set(problems.map(ofWrongFile))) console.log(`error: ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0
