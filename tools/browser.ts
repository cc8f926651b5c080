import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A browser among Debian's packages. */
interface Packaged {
  readonly name: string
  readonly places: readonly string[]
}

const chromium: Packaged = {
  name: 'chromium',
  places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
}
/** The same browser without its windows: tests take half the processor time with it. */
const headless: Packaged = {
  name: 'chromium-headless-shell',
  places: ['/usr/bin/chromium-headless-shell'],
}

/** Where a package's browser is, installed where it is missing; undefined where it cannot be. */
function installed({ name, places }: Packaged): string | undefined {
  const find = () => places.find((place) => existsSync(place))
  const found = find()
  if (found !== undefined) return found
  console.log(`Installing ${name} …`)
  // What Debian recommends beside it is a desktop: a printer program, a sound server, systemd.
  const packages = `--no-install-recommends ${name} fonts-liberation`
  const install = ['sh', '-c', `apt-get update -qq && apt-get install -y -qq ${packages}`]
  const [command = '', ...args] = process.getuid?.() === 0 ? install : ['sudo', ...install]
  spawnSync(command, args, { stdio: 'inherit' })
  return find()
}

function firstOf(...browsers: readonly Packaged[]): string {
  const named = process.env['CHROMIUM'] ?? ''
  if (named !== '') return named
  for (const browser of browsers) {
    const place = installed(browser)
    if (place !== undefined) return place
  }
  throw new Error(`A browser is needed: install the package "${browsers[0]?.name}"`)
}

/** The browser that is measured: what the variable CHROMIUM names, or Debian's Chromium. @throws Error where there is none */
export function requireBrowser(): string {
  return firstOf(chromium)
}

/** The browser for tests; Chromium itself where the smaller one cannot be had. @throws Error where there is neither */
export function requireTestBrowser(): string {
  return firstOf(headless, chromium)
}
