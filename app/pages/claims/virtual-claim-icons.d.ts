declare module 'virtual:icons/claims' {
  /** SVG path data to be stroked, on a canvas of 24 by 24, by kind of claim. */
  export const icons: Readonly<Record<import('#map/claim-kinds.ts').ClaimKind, string>>
}
