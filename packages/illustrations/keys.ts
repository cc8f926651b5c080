import { mix, palette, shaded, type Colour } from './colour.ts'
import { circlePath } from './path.ts'
import { area, layers, line, place, type Placement } from './shapes.ts'

const { ink, mares, sol, teja } = palette

function key(colour: Colour): string {
  const outline = `
    M-14 0a16 16 0 1 1 20 15V84h14v10h-14v10h18v12h-18v8h-12V15A16 16 0 0 1 -14 0ZM-6 0a8 8 0 1 0 12 0
    a8 8 0 1 0 -12 0Z
  `
  return area(outline, colour)
}

function houseTag(): string {
  return layers(
    line('M0 0V26', mares, 3),
    area('M-17 26H17V76H-17ZM-9 34h5v9h-5z', teja),
    area('M-17 26h5v8h6v-8h12v8h6v-8h5V40H-17Z', mix(teja, mares, 0.25)),
  )
}

/** Two keys and a tag on a ring. */
export function keys(placement: Placement): string {
  return place(
    layers(
      line(circlePath(0, -26, 22), mix(mares, ink, 0.4), 5),
      place(key(shaded(sol, 0.35)), { x: 6, y: 0, rotate: -24 }),
      place(key(sol), { x: -4, y: 0, rotate: 14 }),
      place(houseTag(), { x: 16, y: -12, rotate: -58 }),
    ),
    placement,
  )
}
