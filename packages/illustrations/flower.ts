import type { Canvas } from './canvas.ts'
import { mix, palette } from './colour.ts'
import { pair } from './path.ts'
import { area, layers, type Placement } from './shapes.ts'

const { ametller, teja, paper } = palette

/** One almond blossom from close by: five notched petals with a pale half and a dark star. */
function blossom(): string {
  let petals = ''
  let halves = ''
  let star = ''
  for (let index = 0; index < 5; index += 1) {
    const angle = ((index * 72 - 90) * Math.PI) / 180
    const at = (x: number, y: number) => {
      const turnedX = x * Math.cos(angle) - y * Math.sin(angle)
      const turnedY = x * Math.sin(angle) + y * Math.cos(angle)
      return pair(turnedX, turnedY)
    }
    petals +=
      `M0 0C${at(4, -9)} ${at(13, -10)} ${at(17, -3.5)}L${at(15.5, 0)}` +
      `L${at(17, 3.5)}C${at(13, 10)} ${at(4, 9)} 0 0Z`
    halves +=
      `M${at(5, -1)}C${at(8, -6.5)} ${at(14, -7)} ${at(16.6, -3.2)}L${at(15.3, 0)}` +
      `L${at(16, 2)}C${at(12, 3)} ${at(8, 1)} ${at(5, -1)}Z`
    star += `M0 0L${at(6.5, 1.6)}L${at(6.5, -1.6)}Z`
  }
  return layers(area(petals, mix(ametller, teja, 0.16)), area(halves, paper), area(star, teja))
}

/** Almond blossoms that share one definition. */
export function flowers(canvas: Canvas, placements: readonly Placement[]): string {
  const id = canvas.define('flower', (symbolId) => `<g id="${symbolId}">${blossom()}</g>`)
  const uses = placements.map(
    ({ x, y, scale = 1, rotate = 0 }) =>
      `<use href="#${id}" transform="translate(${x} ${y}) rotate(${rotate}) scale(${scale})"/>`,
  )
  return uses.join('')
}
