import type { Plugin } from 'vite'

/**
 * A Vite plugin that serves generated modules. `load` returns the code for an
 * id such as `virtual:icons`, or undefined where the id is not its own.
 */
export function virtualModules(
  name: string,
  load: (id: string) => string | undefined,
  watched: (file: string) => boolean = () => false,
): Plugin {
  return {
    name,
    resolveId: (id) => (id.startsWith('virtual:') && load(id) !== undefined ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0virtual:') ? load(id.slice(1)) : undefined),
    // What the modules are generated from is no module itself: the server and the browser load them again.
    hotUpdate({ file, modules }) {
      if (!watched(file)) return undefined
      const { idToModuleMap } = this.environment.moduleGraph
      return [...modules, ...[...idToModuleMap.values()].filter(({ id }) => id?.startsWith('\0virtual:'))]
    },
  }
}
