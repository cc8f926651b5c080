import type { Canvas } from '../canvas.ts'
import { mix, palette, shaded, type Colour } from '../colour.ts'
import { area, circle, ellipse, layers, line, place, rect, type Placement } from '../shapes.ts'

const { ink, paper, mares, sol, teja, cala, olivera, ember } = palette

/** A sunshade on its pole; 150 wide, standing on y 0. */
export function parasol({ colour, ...placement }: Placement & { readonly colour: Colour }): string {
  return place(
    layers(
      ellipse(20, 1, 70, 6, ink, 0.16),
      rect(-2, -150, 4, 150, shaded(mares, 0.4)),
      area('M0 -178q-68 6 -76 44h152q-8 -38 -76 -44', colour),
      area('M0 -178q-30 12 -34 44h34zM0 -178q20 12 26 44h50q-8 -38 -76 -44', mix(colour, paper, 0.72)),
      area('M20 -174q30 14 36 40h20q-8 -34 -56 -40', shaded(colour, 0.25)),
    ),
    placement,
  )
}

/** A charging post with its cable hanging to the left; 170 high. */
export function chargingPost(placement: Placement): string {
  return place(
    layers(
      ellipse(6, 2, 40, 5, ink, 0.2),
      rect(-24, -170, 48, 170, paper, 8),
      rect(4, -170, 20, 170, shaded(mares, 0.2), 8),
      rect(-16, -158, 32, 30, shaded(cala, 0.3), 3),
      area('M2 -154L-8 -140H-1L-4 -130L8 -146H1L5 -154Z', sol),
      rect(-24, -96, 48, 8, olivera),
      line('M-22 -84C-60 -84 -50 -20 -90 -14C-116 -10 -128 -30 -136 -40', ink, 5),
    ),
    placement,
  )
}

/** A warning triangle on the road; 60 wide. */
export function warningTriangle(placement: Placement): string {
  return place(
    layers(
      ellipse(4, 1, 36, 4, ink, 0.2),
      area('M0 -54L32 0H-32Z', teja),
      area('M0 -34L15 -8H-15Z', paper),
      line('M-20 0L-28 4M20 0L28 4', ink, 4),
    ),
    placement,
  )
}

/** A yellow pillar box; 120 high. */
export function postBox(placement: Placement): string {
  return place(
    layers(
      ellipse(6, 1, 42, 5, ink, 0.2),
      rect(-30, -112, 60, 112, sol, 10),
      area('M6 -112H20C26 -112 30 -108 30 -102V-10C30 -4 26 0 20 0H6Z', mix(sol, teja, 0.35)),
      rect(-34, -118, 68, 14, mix(sol, paper, 0.3), 6),
      rect(-20, -92, 40, 7, ink, 2),
      rect(-16, -70, 32, 26, paper, 2),
      line('M-16 -70L0 -56L16 -70', shaded(paper, 0.4), 2.4),
    ),
    placement,
  )
}

/** A shop's sign with a cross, on a bracket to the right of its wall. */
export function crossSign(placement: Placement): string {
  return place(
    layers(
      rect(0, -2, 40, 5, ink),
      rect(18, 4, 56, 56, olivera, 6),
      area('M40 12h12v14h14v12h-14v14h-12v-14h-14v-12h14z', paper),
    ),
    placement,
  )
}

/** The round sign of an office with the tower, on a bracket to the right of its wall. */
export function towerSign(placement: Placement): string {
  return place(
    layers(
      rect(-34, -36, 54, 5, ink),
      circle(0, 0, 30, palette.sea),
      area('M-10 20l3 -26h-5v-12h6v5h4v-5h6v5h4v-5h6v12h-5l3 26z', mares),
    ),
    placement,
  )
}

/** A front of glass in its frame, warm light and a counter behind it; drawn from its left foot. */
export function shopWindow(
  { time }: Canvas,
  {
    x,
    y,
    width,
    height,
    lit,
  }: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
    readonly lit: Colour
  },
): string {
  return layers(
    rect(x - 10, y - height - 10, width + 20, height + 10, time.shutter.dark),
    rect(x, y - height, width, height - 12, lit),
    area(`M${x} ${y - height}H${x + width * 0.3}L${x} ${y - height * 0.4}Z`, paper, 0.35),
  )
}

/** A road sign on a pole; 130 high. */
export function roadSign(placement: Placement): string {
  return place(
    layers(
      rect(-3, -90, 6, 90, shaded(mares, 0.4)),
      area('M-34 -130H34V-84H-34Z', palette.sea),
      area('M-24 -112H10V-102H-24ZM6 -118L24 -107L6 -96Z', paper),
    ),
    placement,
  )
}

/** A string of lamps between two points, sagging. */
export function lampString(fromX: number, fromY: number, toX: number, toY: number, count: number): string {
  const sag = 46
  const at = (share: number) =>
    [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share + Math.sin(share * Math.PI) * sag] as const
  const steps = Array.from({ length: count + 1 }, (_, index) => at(index / count))
  return layers(
    line(`M${steps.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`, ink, 2),
    ...steps
      .slice(1, -1)
      .flatMap(([x, y]) => [circle(x, y + 10, 16, sol, 0.3), circle(x, y + 10, 7, mix(sol, ember, 0.2))]),
  )
}
