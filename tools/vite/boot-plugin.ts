import { readFileSync } from 'node:fs'
import { transformSync, minifySync } from 'rolldown/experimental'
import type { Plugin } from 'vite'
import { virtualModules } from './virtual-module.ts'

const source = 'app/platform/router/boot.ts'

/** The inline starter as one line of script, wrapped so that it leaks no names. */
export function compileBoot(code: string): string {
  const { code: script } = transformSync('boot.ts', code)
  const { code: small } = minifySync('boot.js', `(()=>{${script.replace(/^export\s*\{\s*\};?$/m, '')}})()`)
  return small.trim()
}

/** `virtual:boot`: the compiled text of app/platform/router/boot.ts. */
export function bootPlugin(): Plugin {
  return virtualModules('site-boot', (id) =>
    id === 'virtual:boot'
      ? `export default ${JSON.stringify(compileBoot(readFileSync(source, 'utf8')))}`
      : undefined,
  )
}
