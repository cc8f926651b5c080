/** Kinds of claim, in the order of the claims page. Ids are used in links: `/siniestros#water`. */
export const claimKinds = [
  'accident',
  'breakdown',
  'water',
  'fire',
  'storm',
  'theft',
  'illness',
  'liability',
  'boat',
  'pet',
  'travel',
  'cyber',
  'death',
] as const

export type ClaimKind = (typeof claimKinds)[number]
