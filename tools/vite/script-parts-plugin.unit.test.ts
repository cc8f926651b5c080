import { expect, it } from 'vitest'
import { partOf } from './script-parts-plugin.ts'

it.each([
  ['/site/node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['/site/node_modules/@formatjs/ecma402/lib/index.js?v=1', '@formatjs/ecma402'],
  ['/site/app/shell/header.tsx', 'app/shell'],
  ['/site/app/root.tsx', 'app/root.tsx'],
  ['\0virtual:locale/es', 'virtual:locale/es'],
])('%s belongs to %s', (id, part) => expect(partOf(id)).toBe(part))
