/** What the words of an error tell beside it: a day, or the bounds of a number. */
export interface ToldError {
  /** Names the words, see the messages `formError`. */
  readonly key: string
  /** ISO day. */
  readonly day?: string | undefined
  readonly bounds?: readonly [least: number, most: number] | undefined
}

/** An error whose words name a day: the key of the words, and the ISO day. */
export function errorOfDay(key: string, day: string): string {
  return `${key}/${day}`
}

/** An error whose words name the least and the most that a number may be. */
export function errorOfRange(key: string, least: number, most: number): string {
  return `${key}/${least}..${most}`
}

/** The key of an error, with what its words tell beside it. */
export function readError(error: string): ToldError {
  const [, key = error, day, least, most] =
    /^(\w+)\/(?:(\d{4}-\d\d-\d\d)|([\d.]+)\.\.(\d+))$/.exec(error) ?? []
  return { key, day, bounds: least === undefined ? undefined : [Number(least), Number(most)] }
}
