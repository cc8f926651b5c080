/**
 * A thin bar at the top, for as long as something is on its way. It shows itself after 100 ms, so that it can stand
 * for what may be there at once. Where it comes and goes with every click it stays, hidden: the browser would look
 * through the styles of the whole page for an element more.
 */
export function PendingBar({ hidden }: { hidden?: boolean }) {
  return <div className="pending-bar" aria-hidden="true" hidden={hidden} />
}
