import { mkdirSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Where the build writes the composition of each script file, for `npm run bench -- scripts`. */
export const scriptPartsFile = '.cache/script-parts.json'

/**
 * Characters of each package, or of each folder of the app, in a script file before minification.
 */
export type ScriptParts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The package or the folder of the app that a module belongs to. */
export function partOf(id: string): string {
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]
  if (name !== undefined) return name
  const room = /\/app\/([^/]+)\//.exec(id)?.[1]
  return room === undefined ? id.replace(/^.*\0/, '').replace(/^.*\/app\//, 'app/') : `app/${room}`
}

/** Records the composition of the browser's script files while they are built. */
export function scriptPartsPlugin(): Plugin {
  return {
    name: 'script-parts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const parts: Record<string, Record<string, number>> = {}
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk') continue
        const sizes: Record<string, number> = {}
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const part = partOf(id)
          sizes[part] = (sizes[part] ?? 0) + renderedLength
        }
        parts[file] = sizes
      }
      mkdirSync('.cache', { recursive: true })
      writeFileSync(scriptPartsFile, JSON.stringify(parts))
    },
  }
}
