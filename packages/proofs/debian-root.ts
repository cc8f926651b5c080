import { execFileSync } from 'node:child_process'
import { cpSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the npm in use. */
function npmFolder(): string {
  const npm = execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()
  return dirname(dirname(realpathSync(npm)))
}

/**
 * Installs a minimal Debian into a folder, as root, with additional packages and with this
 * machine's own Node and npm: the "fresh machine" of README.md.
 */
export function makeDebian(root: string, packages: readonly string[] = []): void {
  const include = ['ca-certificates', ...packages].join(',')
  execFileSync('debootstrap', ['--variant=minbase', `--include=${include}`, 'bookworm', root], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  cpSync(realpathSync(process.env['npm_node_execpath'] ?? process.execPath), join(root, 'usr/bin/node'))
  cpSync(npmFolder(), join(root, 'usr/lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/bin/npm'))
}
