import type { TimeOfDay } from './time-of-day.ts'

/** Full day: clear turquoise. */
export const noon: TimeOfDay = {
  sky: { top: '#8fcfd0', mid: '#c5e6df', horizon: '#f1f0df' },
  sun: '#fffdf0',
  halo: '#e4f2e2',
  cloud: '#fffdf9',
  warmCloud: '#cfe6e0',
  ridges: ['#b4d6d0', '#8dbfbb', '#649f9d', '#3d8082', '#256468'],
  haze: '#dcefe5',
  sea: ['#7cc9c4', '#3fb0ac', '#1f969a', '#1b7f86', '#0f5a68'],
  glint: '#e9fbf3',
  wall: { light: '#fffdf9', mid: '#f0e2c9', shade: '#b9b39f' },
  roof: { light: '#d8714a', mid: '#b5472a', shade: '#7f3424' },
  leaf: { light: '#98a253', mid: '#66733a', dark: '#445a37', deep: '#2a4a3e' },
  trunk: { light: '#8c6650', dark: '#54443c' },
  rock: { light: '#f1e1c6', mid: '#cfae8a', shade: '#8c7a6b', deep: '#3e5557' },
  grass: { light: '#b3b56a', mid: '#808a48', dark: '#4f6440' },
  opening: '#17414c',
  shutter: { light: '#2f8a78', dark: '#1c6660' },
}
