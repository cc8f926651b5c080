import type { Colour } from './colour.ts'

/** Skin tones, so that a group is never drawn in one. */
export const skin = {
  deep: '#7a4c3b',
  dark: '#8f5b45',
  medium: '#b97f60',
  light: '#d3a080',
  pale: '#e0b394',
} as const satisfies Record<string, Colour>

/** Brown hair; most figures have ink-dark hair. */
export const brownHair: Colour = '#5a3b30'
