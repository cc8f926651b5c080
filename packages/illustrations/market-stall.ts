import { awning } from './awning.ts'
import type { Canvas } from './canvas.ts'
import { mix, palette, shaded, type Colour } from './colour.ts'
import type { Point } from './geometry.ts'
import { circlePath, decimal, pair } from './path.ts'
import { person } from './person.ts'
import { area, layers, rect } from './shapes.ts'

const { ink, paper, mares, sol, teja, sea, ember } = palette
const fruits = [ember, sol, '#8b9a4a', teja, mix(teja, sea, 0.55)] as const

const crateWidth = 56

/** The crate, 56 wide with its foot on y 0; its fruit takes the fill of the use. */
function crate(id: string): string {
  let heap = ''
  let shine = ''
  for (const row of [0, 1]) {
    for (let index = 0; index < 4 - row; index += 1) {
      const x = (index + 0.5 + row * 0.5) * 14
      const y = -21 - row * 9
      heap += circlePath(x, y, 8)
      shine += circlePath(x - 2.5, y - 3, 3)
    }
  }
  const content = layers(
    `<path d="${heap}"/>`,
    area(shine, paper, 0.4),
    area('M-2 -20H58L56 0H0Z', '#b98b62'),
    area('M-2 -20H58V-15H-2ZM0 -11H56V-7H0Z', '#8a6248', 0.7),
  )
  return `<g id="${id}">${content}</g>`
}

function crateAt(canvas: Canvas, x: number, y: number, width: number, fruit: Colour): string {
  const id = canvas.define('crate', crate)
  const scale = Math.round((width / crateWidth) * 1000) / 1000
  return `<use href="#${id}" fill="${fruit}" transform="translate(${pair(x, y)}) scale(${scale})"/>`
}

interface MarketStall {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly colour: Colour
  /** The seller's position, as a share of the width. */
  readonly seller: number
  /** The fruit of the first crate. */
  readonly firstFruit: number
}

/** A market stall: striped awning, seller behind the counter, a row of crates. */
export function marketStall(canvas: Canvas, options: MarketStall): string {
  const { x, y, width, colour, seller, firstFruit } = options
  const { time } = canvas
  const shadow: Point[] = [
    [x, y + 2],
    [x + width, y + 2],
    [x + width + 46, y + 14],
    [x + 30, y + 14],
  ]
  const counterShadow: Point[] = [
    [x, y - 70],
    [x + width, y - 70],
    [x + width, y - 58],
    [x, y - 52],
  ]
  const boards = [1, 2, 3, 4, 5, 6, 7, 8].map(
    (index) => `M${decimal(x + (width * index) / 9)} ${y - 56}v54h3v-54z`,
  )
  const count = Math.round(width / 62)
  const crates = Array.from({ length: count }, (_, index) =>
    crateAt(
      canvas,
      x + 4 + (index * (width - 4)) / count,
      y - 80,
      (width - 4) / count - 6,
      fruits[(index + firstFruit) % fruits.length] ?? ember,
    ),
  )
  return layers(
    rect(x + 2, y - 236, 7, 236, time.trunk.dark),
    rect(x + width - 9, y - 236, 7, 236, time.trunk.dark),
    person(canvas, {
      x: x + width * seller,
      y: y - 34,
      scale: 1.35,
      top: paper,
      hat: mares,
      leftArm: 0.4,
      rightArm: 0.5,
    }),
    area(shadow, ink, 0.16),
    rect(x, y - 70, width, 70, shaded(colour, 0.28)),
    area(counterShadow, ink, 0.25),
    area(boards.join(''), ink, 0.2),
    rect(x - 6, y - 80, width + 12, 12, mares),
    ...crates,
    awning({
      x: x - 24,
      y: y - 256,
      width: width + 48,
      height: 66,
      stripes: Math.round(width / 32) + 2,
      colour,
    }),
  )
}
