import type { Plugin } from 'vite'

/**
 * A Vite plugin that serves generated modules. `load` returns the code for an id such as
 * `virtual:icons`, or undefined if the id belongs to another plugin; `isServer` tells where it will run.
 */
export function virtualModules(
  name: string,
  load: (id: string, isServer: boolean) => string | undefined,
  watched: (file: string) => boolean = () => false,
): Plugin {
  return {
    name,
    resolveId: (id) => (id.startsWith('virtual:') && load(id, false) !== undefined ? `\0${id}` : undefined),
    load(id) {
      const isServer = this.environment.config.consumer === 'server'
      return id.startsWith('\0virtual:') ? load(id.slice(1), isServer) : undefined
    },
    // The sources of generated modules are not modules themselves: server and browser reload them.
    hotUpdate({ file, modules }) {
      if (!watched(file)) return undefined
      const { idToModuleMap } = this.environment.moduleGraph
      return [...modules, ...[...idToModuleMap.values()].filter(({ id }) => id?.startsWith('\0virtual:'))]
    },
  }
}
