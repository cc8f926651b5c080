/** Programs that read pages: for them what was rendered is never replaced by an error screen. */
export function isRobot(userAgent: string): boolean {
  // Not the phones of the brand Cubot.
  return /(?<!cu)bot|lighthouse|facebook|google/i.test(userAgent)
}

/** What the server rendered and its title, kept for robots before the scripts take the page over. */
export const rendered =
  typeof document !== 'undefined' && isRobot(navigator.userAgent)
    ? { main: document.getElementById('main')?.cloneNode(true), title: document.title }
    : undefined
