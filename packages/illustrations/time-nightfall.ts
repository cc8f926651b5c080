import { night } from './time-night.ts'
import type { TimeOfDay } from './time-of-day.ts'

/** Night with people about: lamps are lit behind windows and doors. */
export const nightfall: TimeOfDay = {
  ...night,
  wall: { light: '#6d979a', mid: '#41727c', shade: '#1c4855' },
  roof: { light: '#8f5347', mid: '#633f42', shade: '#32353f' },
  opening: '#f0be72',
}
