import type { Side } from './geometry.ts'
import type { TimeOfDay } from './time-of-day.ts'
import { timesOfDay, type TimeName } from './times-of-day.ts'

/** What a canvas is made for. */
interface CanvasSettings {
  readonly width: number
  readonly height: number
  readonly time: TimeName
  readonly light: Side
}

/** A person in a scene, for crops that show it whole. */
export interface Figure {
  readonly left: number
  readonly right: number
  readonly feet: number
}

/** What one scene is drawn on: its size and light, and the definitions that its parts ask for. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly time: TimeOfDay
  readonly light: Side
  /** All people drawn so far. */
  readonly figures: Figure[] = []
  readonly #definitions = new Map<string, { id: string; element: string }>()

  constructor({ width, height, time, light }: CanvasSettings) {
    this.width = width
    this.height = height
    this.time = timesOfDay[time]
    this.light = light
  }

  /** Defines an element once for each key and gives the id to refer to it by. */
  define(key: string, element: (id: string) => string): string {
    const known = this.#definitions.get(key)
    if (known) return known.id
    const id = `d${this.#definitions.size}`
    this.#definitions.set(key, { id, element: element(id) })
    return id
  }

  /** The `defs` element with everything defined so far; empty if there is nothing. */
  definitions(): string {
    if (this.#definitions.size === 0) return ''
    return `<defs>${[...this.#definitions.values()].map(({ element }) => element).join('')}</defs>`
  }
}
