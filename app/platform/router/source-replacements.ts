/** A condition in the source of React Router that this site's configuration decides at build time. */
interface Replacement {
  readonly file: string
  readonly from: string
  readonly to: string
}

/** Together with the two expressions below they save 5.3 kB of a first visit (brotli, 8.4.0). */
export const replacements: readonly Replacement[] = [
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
  // The root has its own error boundary, and its data are present at hydration.
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
  // A message for developers, for an error outside the root's error boundary.
  {
    file: 'lib/dom/ssr/errorBoundaries.js',
    from: 'errorInstance.stack), heyDeveloper);',
    to: 'errorInstance.stack));',
  },
  // That page is never hydrated, and the router's own scripts exist only in development (app/shell/document.tsx).
  {
    file: 'lib/dom/ssr/errorBoundaries.js',
    from: 'renderScripts ? /* @__PURE__ */ React$1.createElement(Scripts, null) : null',
    to: 'null',
  },
  // A module that fails to load is handled like any other error: the site reloads the page once (ADR 0018).
  {
    file: 'lib/dom/ssr/routeModules.js',
    from: 'window.location.reload();\n\t\treturn new Promise(() => {});',
    to: 'throw error;',
  },
]

/** Statements that the bundler treats as side effects, so that unused components stay in the bundle. */
const displayName = /^\w+\.displayName = [^\n]*;$/gm
const componentCall = /= (React(?:\$\d)?\.(?:forwardRef|createContext|memo)\()/g

/**
 * Removes from a file of React Router what only other sites need.
 * @throws Error if a version of the library no longer has the replaced text
 */
export function replaceSource(code: string, id: string): string {
  return replacements
    .filter(({ file }) => id.endsWith(file))
    .reduce((rest, { file, from, to }) => {
      if (!rest.includes(from)) throw new Error(`${file} of React Router no longer holds “${from}”`)
      return rest.replace(from, to)
    }, code)
    .replace(displayName, '')
    .replace(componentCall, '= /* @__PURE__ */ $1')
}
