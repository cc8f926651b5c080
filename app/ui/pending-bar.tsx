/**
 * A thin bar at the top, for as long as something is on its way. It shows itself after 100 ms, so that it can stand
 * for what may be there at once.
 */
export function PendingBar() {
  return <div className="pending-bar" aria-hidden="true" />
}
