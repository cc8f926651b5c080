import { hostnameOf } from '#platform/browser/hostname-of.ts'

/** The marks of a campaign that a form carries along. */
export const campaignMarks = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** The field with the name of the other site from which the visit came. */
export const referrerField = 'referrer'

/**
 * Where the visit came from. Both stay what they were on its first page for as long as the script leads from page to
 * page, so that nothing of it has to be kept in the browser.
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

/** Lets a form carry along where the visit came from, when it is sent; no draft keeps it. */
export function carryOrigin(form: HTMLFormElement, signal: AbortSignal): void {
  const carry = ({ formData }: FormDataEvent) => {
    for (const [name, value] of visitOrigin()) formData.set(name, value)
  }
  form.addEventListener('formdata', carry, { signal })
}
