declare module 'virtual:icons' {
  /**
   * SVG path data to be stroked, on a canvas of 24 by 24, written at build time from the list of
   * icon names.
   */
  export const icons: Readonly<Record<import('./icon-names.ts').IconName, string>>
}
