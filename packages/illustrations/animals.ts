import { palette } from './colour.ts'
import { area, place, type Placement } from './shapes.ts'

/** A dog in silhouette, facing right unless flipped. */
export function dog(placement: Placement): string {
  const outline = `
    M2 0L4 -14C1 -20 1 -26 3 -30C-2 -33 -7 -40 -9 -48C-5 -42 1 -38 6 -37C16 -39 26 -38 32 -39
    C35 -46 37 -52 41 -56L40 -63L46 -58C52 -58 55 -55 58 -53L66 -51C67 -48 65 -46 61 -45L54 -44
    C52 -38 50 -32 47 -27L46 0H41L39 -20C34 -18 24 -18 17 -20L15 -12L16 0H11L9 -12L7 0Z
  `
  return place(area(outline, palette.ink), placement)
}

/** A sitting cat in silhouette, its tail on the left unless flipped. */
export function cat(placement: Placement): string {
  const outline = `
    M0 0C-4 -14 0 -26 8 -32C8 -36 8 -40 9 -46L14 -41H20L25 -46C26 -40 26 -36 24 -32C28 -22 26 -8 26 0ZM2 0
    C-10 2 -22 -2 -22 -12C-22 -18 -18 -22 -14 -20C-18 -16 -18 -10 -12 -8C-6 -6 -2 -6 2 -6Z
  `
  return place(area(outline, palette.ink), placement)
}
