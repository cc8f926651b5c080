import { dawn } from './time-dawn.ts'
import { golden } from './time-golden.ts'
import { night } from './time-night.ts'
import { nightfall } from './time-nightfall.ts'
import { noon } from './time-noon.ts'
import { storm } from './time-storm.ts'
import type { TimeOfDay } from './time-of-day.ts'

/** Every light that a scene can be drawn in. */
export const timesOfDay = { golden, dawn, noon, night, nightfall, storm } as const satisfies Record<
  string,
  TimeOfDay
>

/** Name of a time of day. */
export type TimeName = keyof typeof timesOfDay
