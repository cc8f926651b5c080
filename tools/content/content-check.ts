import { ofWrongFile } from '#content/read-all.ts'
import { placeProblems } from '#domains/editor/problems/place-problems.server.ts'
import { problemLine } from '#domains/editor/problems/problem-words.server.ts'
import { checkFiles } from './check-files.ts'
import { checkSite } from './check-site.ts'

/**
 * `npm run content:check`: every page in every language, every fact, every interface text; with `-- --unused` it lists the
 * facts on no page, with `-- --json` it writes what it found as JSON, with `-- --content-only` it leaves out the interface
 * texts. With `-- FILE|FOLDER...` it checks those files alone,
 * quickly, while they are being written.
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
const options = ['--unused', '--json', '--content-only']
const files = words.filter((word) => !options.includes(word))
const { summary, notes, problems } =
  files.length > 0
    ? checkFiles(files)
    : await checkSite({
        listUnused: words.includes('--unused'),
        contentOnly: words.includes('--content-only'),
      })
const placed = placeProblems(process.cwd(), problems.map(ofWrongFile))
// The desk reads this: it says each problem in its reader's language.
if (words.includes('--json')) console.log(JSON.stringify({ summary, notes, problems: placed }))
else print()
process.exitCode = problems.length > 0 ? 1 : 0

function print(): void {
  for (const line of summary) console.log(line)
  for (const note of notes) console.log(`note: ${note}`)
  for (const problem of placed) console.log(`error: ${problemLine(problem)}`)
}
