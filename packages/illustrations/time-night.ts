import type { TimeOfDay } from './time-of-day.ts'

/** Moonlight and the fire of the tower. */
export const night: TimeOfDay = {
  sky: { top: '#0b2734', mid: '#0f4151', horizon: '#2a7c83' },
  sun: '#fdf3dc',
  halo: '#1f6470',
  cloud: '#1b5a68',
  warmCloud: '#124756',
  ridges: ['#2f7680', '#235f6d', '#194d5c', '#123e4c', '#0d303d'],
  haze: '#3d8d90',
  sea: ['#2b7a82', '#1a5f6c', '#124b5a', '#0d3a48', '#0a2b38'],
  glint: '#f9dfae',
  wall: { light: '#5f8d90', mid: '#2f6470', shade: '#153f4d' },
  roof: { light: '#7d4a42', mid: '#553b40', shade: '#2b3440' },
  leaf: { light: '#2f6058', mid: '#1f4a48', dark: '#15393d', deep: '#0d2a33' },
  trunk: { light: '#2a3f45', dark: '#12262e' },
  rock: { light: '#3a6c74', mid: '#214f5b', shade: '#143946', deep: '#0a2530' },
  grass: { light: '#3f6a5e', mid: '#24504c', dark: '#143a3e' },
  opening: '#081d28',
  shutter: { light: '#1b7f86', dark: '#125a64' },
}
