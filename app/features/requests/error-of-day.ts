/** An error whose words name a day: the key of the words, and the ISO day. */
export function errorOfDay(key: string, day: string): string {
  return `${key}/${day}`
}

/** The key of an error, with the day that its words name, if they do. */
export function readError(error: string): { readonly key: string; readonly day: string | undefined } {
  const [, key = error, day] = /^(\w+)\/(\d{4}-\d\d-\d\d)$/.exec(error) ?? []
  return { key, day }
}
