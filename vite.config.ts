import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { bootPlugin } from './tools/vite/boot-plugin.ts'
import { bannerOf, chunkGroups } from './tools/vite/chunks.ts'
import { iconsPlugin } from './tools/vite/icons-plugin.ts'
import { localePlugin } from './tools/vite/locale-plugin.ts'
import { scriptPartsPlugin } from './tools/vite/script-parts-plugin.ts'
import { routerPartsPlugin } from './tools/vite/router-parts-plugin.ts'

/** `Features.LightDark` of lightningcss, which is no dependency of our own. */
const lightDark = 1_048_576

export default defineConfig({
  plugins: [
    routerPartsPlugin(),
    bootPlugin(),
    localePlugin(),
    iconsPlugin(),
    scriptPartsPlugin(),
    reactRouter(),
  ],
  publicDir: '.cache/public',
  // Wherever `color-scheme` stands it prepares for `light-dark()`, which no style uses: in every page.
  css: { lightningcss: { exclude: lightDark } },
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
            // Names of parts stand in the first visit's script in their dozens, and their hashes do not compress.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: chunkGroups },
            postBanner: ({ name }) => bannerOf(name),
          },
        },
      },
    },
  },
})
