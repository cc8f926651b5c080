import { carryOrigin } from './visit-origin.ts'
import { meansSpain } from './phone-rules.ts'
import type { Connection } from '#platform/browser/connection.ts'

/**
 * Judges a form's phone number in the browser by the rules of the server. They are loaded when somebody begins to type
 * one, and not where data is saved: the server checks in any case.
 */
function checkNumber(form: HTMLFormElement, signal: AbortSignal): void {
  const phone = form.elements.namedItem('phone')
  const country = form.elements.namedItem('country')
  if (!(phone instanceof HTMLInputElement) || !(country instanceof HTMLSelectElement)) return
  // The form library checks a field that was checked before on each input.
  const checkAgain = () => phone.value !== '' && phone.dispatchEvent(new Event('input', { bubbles: true }))
  const load = () => {
    // Read here: a shared function would bring this file's whole chunk into what every visit loads when idle.
    const { connection } = navigator as Navigator & { readonly connection?: Connection }
    if (connection?.saveData) return
    // A summary of errors goes away with the next input: rules that come late must not take it from its reader.
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
 * Turns the list of countries beside a phone number to Spain where the number looks Spanish and the list still shows
 * what was preset: whoever lives here and reads German seldom looks at it. It is seen to turn, and does so once, so
 * that it can be turned back.
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

/** The name under which conform sends itself the order to check a field that is left. */
const order = '__intent__'

/**
 * Keeps the checks of fields on the page. conform checks a field that is left by submitting the form and stops that where
 * React tells it of it; while React itself takes a field away it tells nothing, and the browser would send the form as
 * it is. Added after React's own listener, so that it only meets what nobody has stopped.
 */
function holdChecks(form: HTMLFormElement, signal: AbortSignal): void {
  const hold = ({ target, submitter }: SubmitEvent) =>
    target === form && submitter?.getAttribute('name') === order
  document.addEventListener('submit', (event) => hold(event) && event.preventDefault(), { signal })
}

/**
 * Gives a form what only a script can: where the visit came from, a list of countries that follows the number, a
 * check of the number, and checks that stay on the page.
 * @returns what takes it away again
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
