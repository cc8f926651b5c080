import { optimize, type Config } from 'svgo'
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
