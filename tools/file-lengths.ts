import { globSync, readFileSync } from 'node:fs'

/** Part of `npm run check`: limits the length of source files. */

const maxLines = 400
const sources = '{app,packages,tests,tools}/**/*.{ts,tsx,mjs,cjs,css}'

const long = globSync(sources).flatMap((file) => {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length
  return lines > maxLines ? [`${file}: ${lines} lines, at most ${maxLines}`] : []
})
for (const line of long.sort()) console.log(line)
process.exitCode = long.length > 0 ? 1 : 0
