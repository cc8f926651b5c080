import type { Plugin } from 'vite'

/** A condition of React Router that this site's configuration decides at build time. */
interface Decision {
  readonly file: string
  readonly from: string
  readonly to: string
}

const decisions: readonly Decision[] = [
  // Nothing is instrumented.
  { file: 'lib/router/router.js', from: 'if (init.instrumentations) {', to: 'if (false) {' },
  { file: 'lib/router/router.js', from: 'if (init.instrumentations) router', to: 'if (false) router' },
  // All routes are in the first manifest (`routeDiscovery` in react-router.config.ts).
  {
    file: 'lib/dom/ssr/fog-of-war.js',
    from: 'if (!isFogOfWarEnabled(routeDiscovery, ssr)) return;',
    to: 'return;',
  },
  {
    file: 'lib/dom/ssr/fog-of-war.js',
    from: 'if (!isFogOfWarEnabled(routeDiscovery, ssr) || window.navigator?.connection?.saveData === true) return;',
    to: 'return;',
  },
  // The server renders every page (`ssr` there).
  {
    file: 'lib/dom-export/hydrated-router.js',
    from: 'if (ssrInfo.context.isSpaMode) {',
    to: 'if (false) {',
  },
  // The root has its own boundary, and its data is available at hydration.
  {
    file: 'lib/dom/ssr/routes.js',
    from: 'route.id === "root" ? RemixRootDefaultHydrateFallback : void 0',
    to: 'void 0',
  },
  {
    file: 'lib/dom/ssr/routes.js',
    from: 'route.id === "root" ? () => /* @__PURE__ */ React$1.createElement(RemixRootDefaultErrorBoundary, { error: useRouteError() }) : void 0',
    to: 'void 0',
  },
  // Messages for developers, for a fault outside of the root's own boundary.
  {
    file: 'lib/dom/ssr/errorBoundaries.js',
    from: 'errorInstance.stack), heyDeveloper);',
    to: 'errorInstance.stack));',
  },
  // That page starts nothing, and the router's own scripts are only there in development
  // (app/shell/document.tsx).
  {
    file: 'lib/dom/ssr/errorBoundaries.js',
    from: 'renderScripts ? /* @__PURE__ */ React$1.createElement(Scripts, null) : null',
    to: 'null',
  },
  // A failed module is an ordinary fault: the site's own rule reloads the page once (ADR 0018).
  {
    file: 'lib/dom/ssr/routeModules.js',
    from: 'window.location.reload();\n\t\treturn new Promise(() => {});',
    to: 'throw error;',
  },
]

/**
 * Statements that keep unused components in the bundle, as the bundler treats them as side effects.
 */
const displayName = /^\w+\.displayName = [^\n]*;$/gm
const componentCall = /= (React(?:\$\d)?\.(?:forwardRef|createContext|memo)\()/g

function decide(code: string, id: string): string {
  return decisions
    .filter(({ file }) => id.endsWith(file))
    .reduce((rest, { file, from, to }) => {
      if (!rest.includes(from)) throw new Error(`${file} of React Router no longer holds “${from}”`)
      return rest.replace(from, to)
    }, code)
}

/**
 * Removes unused React Router code from the browser's bundle: its lazy route discovery, its
 * instrumentation, and unused components (ADR 0013). The build fails if a new version of the
 * library no longer contains the replaced text.
 */
export function routerPartsPlugin(): Plugin {
  return {
    name: 'router-parts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.js$/ },
      handler: (code, id) =>
        decide(code, id).replace(displayName, '').replace(componentCall, '= /* @__PURE__ */ $1'),
    },
  }
}
