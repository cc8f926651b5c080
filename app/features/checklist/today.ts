const iso = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' })

/** Today's date on Mallorca, as an ISO day. */
export function today(): string {
  return iso.format(new Date())
}
