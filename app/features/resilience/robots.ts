/** Programs that read pages: for them what was rendered is never replaced by an error screen. */
export function isRobot(userAgent: string): boolean {
  // Not the phones of the brand Cubot.
  return /[^u]bot|lighthouse|facebook|google/i.test(userAgent)
}

/** What the server rendered, kept for robots before the scripts take the page over. */
export const rendered =
  typeof document !== 'undefined' && isRobot(navigator.userAgent)
    ? document.getElementById('main')?.cloneNode(true)
    : undefined
