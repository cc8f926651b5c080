import { meansSpain } from './phone-rules.ts'

/**
 * Turns the list of countries beside a phone number to Spain where the number looks Spanish and the list still shows
 * what was preset: whoever lives here and reads German seldom looks at it. It is seen to turn, and does so once, so
 * that it can be turned back.
 */
export function followNumber(form: HTMLFormElement, signal: AbortSignal): void {
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
