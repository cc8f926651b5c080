/**
 * A thin progress bar at the top while something is pending. It appears after 100 ms, so that it
 * can be rendered for requests that may be answered instantly. When it would come and go with every
 * click it stays mounted, hidden: inserting an element makes the browser recompute the styles of
 * the whole page.
 */
export function PendingBar({ hidden }: { hidden?: boolean }) {
  return <div className="pending-bar" aria-hidden="true" hidden={hidden} />
}
