// Which folder may import from which (docs/architecture.md). One table; the checks derive from it.
const upToForms = ['map', 'i18n', 'design', 'content', 'forms', 'platform']
const folders = {
  map: [],
  i18n: ['map'],
  design: [],
  content: ['map', 'i18n', 'design'],
  forms: ['map', 'i18n', 'design', 'platform/browser'],
  platform: ['map', 'i18n', 'design'],
  domains: upToForms,
  shell: [...upToForms, 'domains'],
  pages: [...upToForms, 'domains', 'shell'],
  staff: [...upToForms, 'domains'],
  desk: [...upToForms, 'domains'],
}

const folderRules = Object.entries(folders).map(([folder, allowed]) => ({
  name: `app/${folder} imports only from ${[folder, ...allowed].join(', ')}`,
  severity: 'error',
  from: { path: `^app/${folder}/`, pathNot: '\\.test\\.' },
  to: {
    path: '^(app|packages|tests|tools)/',
    pathNot: [`^app/(${[folder, ...allowed].join('|')})/`, '^packages/illustrations/logo\\.ts$'],
  },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...folderRules,
    {
      name: 'a page kind imports from no other, but all may fall back to the brief page',
      severity: 'error',
      from: { path: '^app/pages/([^/]+)/' },
      to: { path: '^app/pages/[^/]+/', pathNot: ['^app/pages/$1/', '^app/pages/brief/'] },
    },
    {
      // A build after a change of words keeps the scripts, see tools/build/inputs.ts.
      name: 'scripts are built from no content but the identity',
      severity: 'error',
      from: { path: '^tools/vite/' },
      to: { path: '^app/content/', pathNot: '^app/content/identity\\.server\\.ts$' },
    },
    {
      name: 'no import cycles',
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
