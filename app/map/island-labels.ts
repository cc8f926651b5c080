/** Where the labels of a tower begin, relative to it; further ones follow below. */
export interface MapLabel {
  readonly x: number
  readonly y: number
  /** Whether the lines end here instead of beginning here. */
  readonly before: boolean
  /** End of the line that connects labels in the sea with their tower, relative to it. */
  readonly leader?: readonly [x: number, y: number]
}

/** A tower and the names of the offices there. */
interface NamedTower {
  readonly x: number
  readonly y: number
  readonly names: readonly string[]
}

/** A town's dot with its name. */
interface Town {
  readonly x: number
  readonly y: number
  readonly name: string
  readonly before: boolean
}

interface Size {
  readonly width: number
  readonly height: number
  readonly westernSea: number
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Measures of a label at its largest size, that of narrow screens, in units of the map. */
const letter = 12.5
const line = 30
const townLetter = 11
const townLine = 24
/** Half of a tower with the space around it. */
const towerRadius = 13
/** Distance of a label from its tower. */
const gap = 14
/** Offices west of this have the sea beside them, where their labels cover no coast. */
const westCoast = 120

const touches = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** The box of the height whose first baseline is at y and which begin, or end, at x. */
function boxAt(x: number, y: number, width: number, height: number, before: boolean): Box {
  return {
    left: before ? x - width : x,
    right: before ? x : x + width,
    top: y - line * 0.75,
    bottom: y - line * 0.75 + height,
  }
}

/** Corners of the map without land, and where labels begin in them. */
function seaCorners({ width, height, westernSea }: Size) {
  return [
    { x: -westernSea, y: 322, before: false },
    { x: width, y: height - 100, before: true },
    { x: -westernSea, y: 34, before: false },
  ] as const
}

/**
 * Places the labels of towers so that none touches another one, a tower, or the edge: beside the tower, or in open
 * sea with a line to it. Says afterwards which towns are free of them.
 */
export function placeLabels(
  towers: readonly NamedTower[],
  size: Size,
): { readonly labels: readonly MapLabel[]; readonly isFree: (town: Town) => boolean } {
  const taken: Box[] = towers.map(({ x, y }) => ({
    left: x - towerRadius,
    right: x + towerRadius,
    top: y - towerRadius,
    bottom: y + towerRadius,
  }))
  const isClear = (box: Box) =>
    box.left >= -size.westernSea &&
    box.right <= size.width &&
    box.bottom <= size.height &&
    !taken.some((other) => touches(box, other))

  function beside({ x, y, names }: NamedTower, width: number): [MapLabel, Box][] {
    return [false, true].map((before) => {
      const label = { x: before ? -gap : gap, y: 5, before }
      return [label, boxAt(x + label.x, y + label.y, width, names.length * line, before)]
    })
  }

  function atSea({ x, y, names }: NamedTower, width: number): [MapLabel, Box][] {
    return seaCorners(size).flatMap((corner) =>
      // The first free line of the corner.
      Array.from({ length: 5 }, (_, index): [MapLabel, Box] => {
        const baseline = corner.y + index * line
        const box = boxAt(corner.x, baseline, width, names.length * line, corner.before)
        const towards = Math.min(Math.max(x, box.left), box.right)
        const edge = box.top > y ? box.top : box.bottom
        const leader = [Math.round(towards - x), Math.round(edge - y)] as const
        const from = { x: Math.round(corner.x - x), y: Math.round(baseline - y) }
        return [{ ...from, before: corner.before, leader }, box]
      }),
    )
  }

  const labels = towers.map((tower) => {
    const width = Math.max(...tower.names.map(({ length }) => length)) * letter
    const near = beside(tower, width)
    const far = atSea(tower, width)
    const wishes = tower.x < westCoast ? [...far, ...near] : [...near, ...far]
    const [label, box] = wishes.find(([, wish]) => isClear(wish)) ?? near[0] ?? []
    if (label === undefined || box === undefined) throw new Error('a tower without a place for its label')
    taken.push(box)
    return label
  })
  return {
    labels,
    isFree: ({ x, y, name, before }) => {
      const words = boxAt(before ? x - 8 : x + 8, y + 8, name.length * townLetter, townLine, before)
      return ![words, { left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 }].some((box) =>
        taken.some((other) => touches(box, other)),
      )
    },
  }
}
