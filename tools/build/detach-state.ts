import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const block = /(<script id="state" type="text\/plain")>([\s\S]*?)<\/script>/

/** Where a page's state is served, beside its payload: `/servicios/nie` has `/servicios/nie.state`. */
function stateAddress(folder: string, file: string): string {
  const path = relative(folder, file).split(sep).slice(0, -1).join('/')
  return `/${path === '' ? '_' : path}.state`
}

/**
 * Moves the hydration state out of every prerendered page into a file of its
 * own. It repeats the page's words, and nobody needs it before the first view.
 */
export function detachStates(folder: string): void {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('index.html'),
  )
  for (const name of pages) {
    const file = join(folder, name)
    const html = readFileSync(file, 'utf8')
    const found = block.exec(html)
    if (found === null) throw new Error(`${name} has no hydration state`)
    const address = stateAddress(folder, file)
    writeFileSync(join(folder, address), found[2] ?? '')
    writeFileSync(file, html.replace(block, `$1 data-src="${address}"></script>`))
  }
}
