// Which room may import which (docs/architecture.md). One list; the checks derive from it.
const rooms = {
  site: [],
  i18n: ['site'],
  ui: [],
  net: [],
  content: ['site', 'i18n', 'ui'],
  features: ['site', 'i18n', 'ui', 'net', 'content'],
  pages: ['site', 'i18n', 'ui', 'net', 'content', 'features', 'shell'],
  shell: ['site', 'i18n', 'ui', 'content', 'features'],
}

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `app/${room} imports only ${[room, ...allowed].join(', ')}`,
  severity: 'error',
  from: { path: `^app/${room}/`, pathNot: '\\.test\\.' },
  to: { path: '^(app|server|tools|tests)/', pathNot: `^app/(${[room, ...allowed].join('|')})/` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'a feature imports no other feature',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'a page kind imports no other, but the brief page stands in for all',
      severity: 'error',
      from: { path: '^app/pages/([^/]+)/' },
      to: { path: '^app/pages/[^/]+/', pathNot: ['^app/pages/$1/', '^app/pages/brief/'] },
    },
    {
      name: 'app imports no server',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^server/' },
    },
    {
      // A build of changed words keeps the scripts, see tools/build/code-digest.ts.
      name: 'scripts are built from no content but the identity',
      severity: 'error',
      from: { path: '^tools/vite/' },
      to: { path: '^app/content/', pathNot: '^app/content/identity\\.server\\.ts$' },
    },
    {
      name: 'nothing in circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
