/** The name under which conform sends itself the order to check a field that is left. */
const order = '__intent__'

/**
 * Keeps the checks of fields on the page. conform checks a field that is left by submitting the form and stops that where
 * React tells it of it; while React itself takes a field away it tells nothing, and the browser would send the form as
 * it is. Added after React's own listener, so that it only meets what nobody has stopped.
 */
export function holdChecks(form: HTMLFormElement, signal: AbortSignal): void {
  const hold = ({ target, submitter }: SubmitEvent) =>
    target === form && submitter?.getAttribute('name') === order
  document.addEventListener('submit', (event) => hold(event) && event.preventDefault(), { signal })
}
