import type { ClaimKind } from '#map/claim-kinds.ts'

/** The Tabler icon of each kind of claim. Used only on this page, so they load with it. */
export const claimIconNames: Readonly<Record<ClaimKind, string>> = {
  accident: 'car-crash',
  breakdown: 'tool',
  water: 'droplet',
  fire: 'flame',
  storm: 'wind',
  theft: 'lock-open',
  illness: 'heartbeat',
  liability: 'scale',
  boat: 'sailboat',
  pet: 'dog',
  travel: 'plane',
  cyber: 'device-laptop',
  death: 'candle',
}
