import type { TimeOfDay } from './time-of-day.ts'

/** Late afternoon: warm sky, long light. */
export const golden: TimeOfDay = {
  sky: { top: '#f9ebd3', mid: '#f8d9ae', horizon: '#f0a877' },
  sun: '#fff6e2',
  halo: '#fbdfae',
  cloud: '#fdf0da',
  warmCloud: '#f0bd92',
  ridges: ['#e8b096', '#cf8f80', '#9d7678', '#5f6a73', '#2c5a66'],
  haze: '#f6c795',
  sea: ['#efbf94', '#83aaa2', '#2f8389', '#0f4c5c', '#0c3d4b'],
  glint: '#fde6bd',
  wall: { light: '#fbe0b2', mid: '#dba77c', shade: '#8f6257' },
  roof: { light: '#d9683f', mid: '#a8452c', shade: '#6f3328' },
  leaf: { light: '#a99a4f', mid: '#66733a', dark: '#34503f', deep: '#1d3b3c' },
  trunk: { light: '#8a5a45', dark: '#4a3a36' },
  rock: { light: '#e0a97f', mid: '#a8705a', shade: '#5b4e50', deep: '#1f3f49' },
  grass: { light: '#b79e55', mid: '#66733a', dark: '#2f4b3d' },
  opening: '#16313b',
  shutter: { light: '#3d7d6c', dark: '#22564f' },
}
