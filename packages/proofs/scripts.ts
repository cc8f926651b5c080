import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { requireBrowser } from '../../tools/browser.ts'
import { scriptPartsFile, type ScriptParts } from '../../tools/vite/script-parts-plugin.ts'
import { serveSite } from '../../app/start/serve-site.server.ts'
import { firstVisit, size, total } from './built-scripts.ts'
import { isFirst, traceFirstView } from './first-view.ts'

/**
 * `npm run bench -- scripts`: the composition of the first visit's script, and that none of it
 * delays content above the fold: no script is requested and none runs before the largest paint, and
 * a tap before it has loaded is not lost.
 */

const parts = JSON.parse(readFileSync(scriptPartsFile, 'utf8')) as ScriptParts

/** Brotli bytes of each part; a file's bytes are divided by the length of its parts. */
function sharedOut(files: Iterable<string>): [part: string, bytes: number][] {
  const sums = new Map<string, number>()
  for (const file of files) {
    const sizes = Object.entries(parts[file] ?? { [file]: 1 })
    const whole = sizes.reduce((sum, [, length]) => sum + length, 0)
    for (const [part, length] of sizes)
      sums.set(part, (sums.get(part) ?? 0) + (size(file) * length) / Math.max(1, whole))
  }
  return [...sums].sort((a, b) => b[1] - a[1])
}

for (const view of ['home', 'product', 'office']) {
  const files = firstVisit(view, 'de')
  console.log(`${view} de: ${files.size} files, ${total(files)} bytes br`)
  for (const [part, bytes] of sharedOut(files)) {
    if (bytes >= 500) console.log(`  ${part.padEnd(32)} ${String(Math.round(bytes)).padStart(6)}`)
  }
}

const server = await serveSite({ PORT: '0', DATA_DIR: '.cache/bench-data' })
const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] })
let late = true
for (const path of ['/de', '/en/insurances/health', '/servicios/nie', '/de/schäden']) {
  const view = await traceFirstView(browser, server.address + path)
  late &&= isFirst(view)
  console.log(
    `${path.padEnd(24)} largest paint ${Math.round(view.painted)} ms; first script asked for at ${Math.round(view.scriptAsked)} ms, ` +
      `taken up at ${Math.round(view.scriptRun)} ms; inline starter ${view.inline.toFixed(1)} ms; tap at first paint ${view.tapped ? 'answered' : 'LOST'}`,
  )
}
await browser.close()
await server.stop()
process.exitCode = late ? 0 : 1
