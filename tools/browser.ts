import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The browser for tests: what the variable CHROMIUM names, or the system's Chromium, installed from Debian's packages
 * where it is missing.
 */
export function requireBrowser(): string {
  const named = process.env['CHROMIUM'] ?? ''
  if (named !== '') return named
  const found = places.find((place) => existsSync(place))
  if (found !== undefined) return found
  console.log('Installing Chromium …')
  const install = 'apt-get update -qq && apt-get install -y -qq chromium'
  spawnSync(
    process.getuid?.() === 0 ? 'sh' : 'sudo',
    process.getuid?.() === 0 ? ['-c', install] : ['sh', '-c', install],
    {
      stdio: 'inherit',
    },
  )
  const installed = places.find((place) => existsSync(place))
  if (installed === undefined)
    throw new Error('Chromium is needed for the tests: install the package "chromium"')
  return installed
}
