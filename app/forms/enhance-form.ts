import { carryOrigin } from './visit-origin.ts'
import { meansSpain } from './phone-rules.ts'
import type { Connection } from '#platform/browser/connection.ts'

/**
 * Validates a form's phone number in the browser with the server's rules. They load when typing starts, and not with
 * Save-Data: the server checks in any case.
 */
function checkNumber(form: HTMLFormElement, signal: AbortSignal): void {
  const phone = form.elements.namedItem('phone')
  const country = form.elements.namedItem('country')
  if (!(phone instanceof HTMLInputElement) || !(country instanceof HTMLSelectElement)) return
  // The form library checks a field again on each input once it has been checked.
  const checkAgain = () => phone.value !== '' && phone.dispatchEvent(new Event('input', { bubbles: true }))
  const load = () => {
    // Read here: a shared function would pull this file's whole chunk into what every visit loads when idle.
    const { connection } = navigator as Navigator & { readonly connection?: Connection }
    if (connection?.saveData) return
    // The next input removes an error summary: rules that load late must not take it from its reader.
    import('./phone-number.ts')
      .then(() => form.querySelector('.error-summary') ?? checkAgain())
      .catch(() => undefined)
  }
  phone.addEventListener('input', load, { once: true, signal })
  country.addEventListener('change', checkAgain, { signal })
  // Filled in before, by a draft or by the server.
  if (phone.value !== '') load()
}

/**
 * Sets the country list beside a phone number to Spain if the number looks Spanish and the list still shows its preset:
 * residents who read German rarely look at it. The change is visible and happens once, so that it can be undone.
 */
function followNumber(form: HTMLFormElement, signal: AbortSignal): void {
  const phone = form.elements.namedItem('phone')
  const country = form.elements.namedItem('country')
  if (!(phone instanceof HTMLInputElement) || !(country instanceof HTMLSelectElement)) return
  const preset = country.value
  let hasTurned = false
  const follow = () => {
    if (hasTurned || country.value !== preset || !meansSpain(phone.value, preset)) return
    hasTurned = true
    country.value = 'ES'
    for (const type of ['input', 'change']) country.dispatchEvent(new Event(type, { bubbles: true }))
  }
  phone.addEventListener('change', follow, { signal })
}

/** The name of the button with which conform asks itself to validate a field on blur. */
const order = '__intent__'

/**
 * Keeps field validation on the page. conform validates a field on blur by submitting the form, and cancels that submit
 * when React reports it. While React removes a field it reports nothing, and the browser would send the form. Added
 * after React's own listener, so that it only sees submits that were not cancelled.
 */
function holdChecks(form: HTMLFormElement, signal: AbortSignal): void {
  const hold = ({ target, submitter }: SubmitEvent) =>
    target === form && submitter?.getAttribute('name') === order
  document.addEventListener('submit', (event) => hold(event) && event.preventDefault(), { signal })
}

/**
 * Adds to a form what needs JavaScript: the visit's origin, a country list that follows the number, validation of the
 * number, and validation on the page.
 * @returns a function that removes it all
 */
export function enhanceForm(form: HTMLFormElement | null | undefined): () => void {
  const gone = new AbortController()
  if (form) {
    carryOrigin(form, gone.signal)
    followNumber(form, gone.signal)
    checkNumber(form, gone.signal)
    holdChecks(form, gone.signal)
  }
  return () => gone.abort()
}
