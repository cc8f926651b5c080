import { optimize, type Config } from 'svgo'
import type { Colour } from './colour.ts'
import { nightColour } from './night-colours.ts'
import { drawScene, type Scene } from './scene.ts'

/** Path data can do without decimals at these sizes; opacities and transforms cannot. */
function settings(name: string): Config {
  return {
    multipass: true,
    floatPrecision: 2,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            convertPathData: { floatPrecision: 0 },
            convertShapeToPath: { floatPrecision: 1 },
            cleanupNumericValues: { floatPrecision: 2 },
            cleanupIds: { minify: true },
            convertTransform: { floatPrecision: 3 },
            mergePaths: { force: false },
          },
        },
      },
      // Scenes can stand side by side in one document.
      { name: 'prefixIds', params: { prefix: `t-${name}`, delim: '' } },
      'removeDimensions',
    ],
  }
}

/** Draws a scene as an optimised SVG document; `name` keeps its ids apart from those of other scenes. */
export function render(name: string, scene: Scene): string {
  return optimize(drawScene(scene), settings(name)).data
}

/** The same scene at night, for dark mode: drawn by moonlight, with what has a colour of its own dimmed. */
export function renderAtNight(name: string, scene: Scene): string {
  const drawn = drawScene({ ...scene, time: 'nightfall' })
  const dark = drawn.replaceAll(/#[0-9a-f]{6}\b/gi, (colour) => nightColour(colour.toLowerCase() as Colour))
  return optimize(dark, settings(`${name}-n`)).data
}
