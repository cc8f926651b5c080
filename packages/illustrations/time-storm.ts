import type { TimeOfDay } from './time-of-day.ts'

/** Weather clearing: dark clouds, warm light below. */
export const storm: TimeOfDay = {
  sky: { top: '#2f4c58', mid: '#6f9094', horizon: '#f1dfc2' },
  sun: '#fff6e2',
  halo: '#f6e3c0',
  cloud: '#8aa4a5',
  warmCloud: '#48646d',
  ridges: ['#b9c1b4', '#8ba3a1', '#5f838a', '#3a6872', '#204f5b'],
  haze: '#efe0c4',
  sea: ['#cfcfb6', '#6fa19f', '#2f7f86', '#175f6c', '#0d4150'],
  glint: '#fdeccb',
  wall: { light: '#f8e6c6', mid: '#c2b196', shade: '#66706f' },
  roof: { light: '#c4623f', mid: '#8f412e', shade: '#553330' },
  leaf: { light: '#939a5a', mid: '#5d6b3e', dark: '#35503f', deep: '#1e3d3e' },
  trunk: { light: '#6d554a', dark: '#38383a' },
  rock: { light: '#d9c6a4', mid: '#98917f', shade: '#566468', deep: '#20424d' },
  grass: { light: '#a9a866', mid: '#66733a', dark: '#36523f' },
  opening: '#12303b',
  shutter: { light: '#2f7a72', dark: '#1a5654' },
}
