import { hostnameOf } from '#platform/browser/hostname-of.ts'

/** The campaign parameters that a form sends. */
export const campaignMarks = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** The field with the name of the referring site. */
export const referrerField = 'referrer'

/**
 * The origin of the visit. Both keep their values from the first page throughout client-side navigation, so nothing has
 * to be stored in the browser.
 */
function visitOrigin(): [name: string, value: string][] {
  const [loaded] = performance.getEntriesByType('navigation')
  const first = new URL(loaded?.name ?? location.href, location.href)
  const marks = campaignMarks.map((name): [string, string] => [name, first.searchParams.get(name) ?? ''])
  const referrer = hostnameOf(document.referrer) ?? ''
  const isOther = referrer !== location.hostname
  return [...marks, [referrerField, isOther ? referrer : '']].filter(([, value]) => value !== '') as [
    string,
    string,
  ][]
}

/** Adds the visit's origin to a form when it is sent; no draft stores it. */
export function carryOrigin(form: HTMLFormElement, signal: AbortSignal): void {
  const carry = ({ formData }: FormDataEvent) => {
    for (const [name, value] of visitOrigin()) formData.set(name, value)
  }
  form.addEventListener('formdata', carry, { signal })
}
