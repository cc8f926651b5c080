import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { bootPlugin } from './tools/vite/boot-plugin.ts'
import { iconsPlugin } from './tools/vite/icons-plugin.ts'
import { localePlugin } from './tools/vite/locale-plugin.ts'
import { routerPartsPlugin } from './tools/vite/router-parts-plugin.ts'

export default defineConfig({
  plugins: [routerPartsPlugin(), bootPlugin(), localePlugin(), iconsPlugin(), reactRouter()],
  publicDir: '.cache/public',
  resolve: {
    // Messages are compiled at build time, so the browser needs no parser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  // Bundled into the server too, so that the alias above holds there.
  ssr: { noExternal: ['use-intl'] },
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2023',
    // With a part that loads later only what comes beside it is named: not what every page has loaded already,
    // nor the part itself, which its own import asks for.
    modulePreload: {
      resolveDependencies: (file, deps) =>
        deps.filter(
          (dep) => dep !== file && !/\/(?:libraries|rolldown-runtime|blocks|site)-[\w-]+\.js$/.test(dep),
        ),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Libraries and shared code in one file each: they are needed together, and compress better so.
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|use-intl|icu-minify|@formatjs)\//,
                },
                {
                  name: 'site',
                  test: /\/app\/(?:root|shell|i18n\/(?!forms|appointments|area|texts|short-day)|site\/(?!groups|pages|identity)|ui\/(?:button|classes|icon|flag|text-link|rich-text|blocks\/ribbon)|features\/(?:navigation\/(?!payloads|prefetch)|resilience\/(?:reload|robots)|hours(?!\/(?:week|use-today))|suggestion|dialog)|pages\/(?!situations|use-open)[a-z-]+\.tsx?|pages\/(?:not-found|error))/,
                },
                // What several kinds of page share; in one file it compresses better than in six.
                {
                  name: 'blocks',
                  test: /\/app\/ui\/(?:blocks\/(?!article-|situation-cards)|accordion|badge|callout|status\.)/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
})
