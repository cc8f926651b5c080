import type { TimeOfDay } from './time-of-day.ts'

/** Early morning: pale rose and grey-green. */
export const dawn: TimeOfDay = {
  sky: { top: '#cfe2df', mid: '#f3d9d3', horizon: '#f9e7d4' },
  sun: '#fff7ea',
  halo: '#fbe3d6',
  cloud: '#fdf3ea',
  warmCloud: '#eec2bd',
  ridges: ['#e6c3c2', '#c9a9ae', '#94979f', '#567f8a', '#245f6d'],
  haze: '#f9e1d6',
  sea: ['#f0cfc6', '#a9c4c1', '#4d9a9d', '#1b7f86', '#0f4c5c'],
  glint: '#fdeade',
  wall: { light: '#fdeee3', mid: '#e3c0b3', shade: '#9b8488' },
  roof: { light: '#d2795a', mid: '#b5472a', shade: '#7b3a31' },
  leaf: { light: '#9aa36a', mid: '#66733a', dark: '#3c5b4a', deep: '#234646' },
  trunk: { light: '#7d5b52', dark: '#463c3e' },
  rock: { light: '#e6c4b4', mid: '#b08d88', shade: '#65666f', deep: '#27505b' },
  grass: { light: '#aeb07a', mid: '#747d4b', dark: '#3d5a4c' },
  opening: '#173743',
  shutter: { light: '#2f8580', dark: '#1a5f63' },
}
