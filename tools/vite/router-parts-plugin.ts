import type { Plugin } from 'vite'
import { replaceSource } from '#platform/router/source-replacements.ts'

/**
 * Leaves out of the browser's bundle what React Router carries for other sites: its lazy route discovery, its
 * instrumentation, and the components that nothing uses (ADR 0013). The build fails, as router-contract.unit.test.ts
 * does, where a new version of the library no longer has the text that is replaced.
 */
export function routerPartsPlugin(): Plugin {
  return {
    name: 'router-parts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.js$/ },
      handler: replaceSource,
    },
  }
}
