import type { Canvas } from './canvas.ts'
import { palette, shaded, type Colour } from './colour.ts'
import type { Point, Side } from './geometry.ts'
import { decimal, pair } from './path.ts'
import { area, circle, ellipse, layers, line, place, rect } from './shapes.ts'
import { skin as skins } from './skin.ts'

interface Person {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly skin?: Colour
  readonly hair?: Colour
  readonly top: Colour
  /** Trousers; not seen under a dress. */
  readonly bottom?: Colour
  readonly walking?: boolean
  readonly dress?: boolean
  readonly child?: boolean
  readonly hat?: Colour
  readonly bag?: Colour
  /** How far each arm is lifted from the side, in radians. */
  readonly leftArm?: number
  readonly rightArm?: number
  /** Where both hands are held, mirrored; then the arms do not hang. */
  readonly hands?: Point
  /** Share of ink in the tones of the shade side. */
  readonly shade?: number
}

/** Half the width of a figure with its arms down. */
const shoulder = 17

/** Height of a child as a share of an adult's. */
const childScale = 0.62

function leg(hip: number, foot: number, colour: Colour): string {
  const path =
    `M${hip - 4.2} -48L${foot - 3.1} -4Q${foot - 3.4} 0 ${foot - 1} 0` +
    `H${foot + 4}Q${foot + 4} -3 ${foot + 2.4} -5L${hip + 5} -48Z`
  return area(path, colour)
}

/** An arm in two segments: the upper one in the sleeve's colour, the lower one bare. */
function arm(side: Side, lift: number, sleeve: Colour, skin: Colour): string {
  const elbowX = side * 11 + Math.sin(lift) * side * 34 * 0.62 + side * 2
  const elbowY = -78 + Math.cos(lift) * 20
  const handX = elbowX + Math.sin(lift * 1.2) * side * 16
  const handY = elbowY + Math.cos(lift * 1.25) * 17
  const elbow = pair(elbowX, elbowY)
  return layers(
    line(`M${decimal(side * 9.5)} -77L${elbow}`, sleeve, 7),
    line(`M${elbow}L${pair(handX, handY)}`, skin, 5.2),
  )
}

function joinedArms([x, y]: Point, sleeve: Colour, skin: Colour): string {
  const elbowX = (10 + x) / 2
  const elbowY = (-77 + y) / 2
  return layers(
    line(`M-10 -77L${-x} ${y}M10 -77L${x} ${y}`, skin, 5.4),
    line(`M-10 -77L${-elbowX} ${elbowY}M10 -77L${elbowX} ${elbowY}`, sleeve, 7),
  )
}

function dressBody(top: Colour, dark: Colour, light: Side): string {
  const shade =
    light < 0
      ? 'M2 -82L10 -82C13 -70 8 -60 9 -52C14 -40 16 -30 17 -20C12 -17.5 7 -17 3 -17C6 -40 0 -60 2 -82Z'
      : `
        M-2 -82L-10 -82C-13 -70 -8 -60 -9 -52C-14 -40 -16 -30 -17 -20C-12 -17.5 -7 -17 -3 -17
        C-6 -40 0 -60 -2 -82Z
      `
  return layers(
    area(
      `
        M-10 -82C-13 -70 -8 -60 -9 -52C-14 -40 -16 -28 -17 -20C-8 -16 8 -16 17 -20C16 -30 14 -40 9 -52
        C8 -60 13 -70 10 -82Z
      `,
      top,
    ),
    area(shade, dark),
  )
}

function shirt(top: Colour, dark: Colour, light: Side): string {
  const shade =
    light < 0
      ? 'M3 -83C8 -83 11 -82 13 -80C14 -68 10 -58 10 -44C8 -43 5 -42.8 3 -42.8C6 -58 0 -70 3 -83Z'
      : 'M-3 -83C-8 -83 -11 -82 -13 -80C-14 -68 -10 -58 -10 -44C-8 -43 -5 -42.8 -3 -42.8C-6 -58 0 -70 -3 -83Z'
  return layers(
    area(
      'M-13 -80C-8 -84 8 -84 13 -80C14 -68 10 -58 10 -44C4 -42 -4 -42 -10 -44C-10 -58 -14 -68 -13 -80Z',
      top,
    ),
    area(shade, dark),
  )
}

function head(skin: Colour, neck: Colour, hair: Colour): string {
  return layers(
    rect(-2.8, -88, 5.6, 8, neck, 2),
    circle(0, -92, 7.4, skin),
    area('M-7.6 -91C-9 -102 9 -102 7.6 -91C7 -86.5 5 -85 3.5 -85C0 -84 -6 -84.5 -7.6 -91Z', hair),
  )
}

function hatOn(colour: Colour): string {
  return layers(
    ellipse(0, -95, 13, 3.6, colour),
    area('M-7 -95C-7 -104 7 -104 7 -95Z', colour),
    area('M-7.2 -96.5h14.4v2h-14.4z', palette.ink, 0.35),
  )
}

function bagOf(colour: Colour): string {
  return layers(area('M9 -46h14l2 20h-18z', colour), line('M12 -46q4 -9 8 0', colour, 2))
}

/** A figure without a face, seen from behind or turned; 100 units high, feet on y 0. */
export function person({ light, figures }: Canvas, options: Person): string {
  const { x, y, scale, top, bottom = palette.sea, skin = skins.medium, hair = palette.ink } = options
  const { walking = false, dress = false, child = false, hat, bag, hands } = options
  const { leftArm = 0, rightArm = 0, shade = 0.25 } = options
  const dark = (colour: Colour) => shaded(colour, shade)
  const [left, right] = light < 0 ? [top, dark(top)] : [dark(top), top]
  const standing = () => {
    const [leftLeg, rightLeg] = light < 0 ? [bottom, dark(bottom)] : [dark(bottom), bottom]
    return layers(leg(-4, -5, leftLeg), leg(4, 4.5, rightLeg))
  }
  const legs = () => {
    if (walking) return layers(leg(-1, -11, dark(bottom)), leg(1, 9, bottom))
    return dress ? area('M-5 -22L-5.5 -2H-1L-0.5 -22ZM1.5 -22L2 -2H6L6.5 -22Z', skin) : standing()
  }
  const figure = layers(
    ellipse(0, 0.5, 16, 2.6, palette.ink, 0.2),
    legs(),
    hands
      ? joinedArms(hands, top, skin)
      : layers(arm(-1, leftArm, left, skin), arm(1, rightArm, right, skin)),
    dress ? dressBody(top, dark(top), light) : shirt(top, dark(top), light),
    head(skin, dark(skin), hair),
    hat ? hatOn(hat) : '',
    bag ? bagOf(bag) : '',
  )
  const size = scale * (child ? childScale : 1)
  figures.push({ left: x - shoulder * size, right: x + shoulder * size, feet: y })
  return place(figure, { x, y, scale: size })
}
