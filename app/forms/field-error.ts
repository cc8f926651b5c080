/** What the words of an error tell beside it. */
export interface FieldErrorParams {
  /** ISO day. */
  readonly day?: string
  /** The bounds of a number. */
  readonly least?: number
  readonly most?: number
  /** The name of one of several files. */
  readonly file?: string
}

/** What is wrong with a field. */
export interface FieldError {
  /** Names the words in the messages area `formError` (of a booking also `bookingError`). */
  readonly key: string
  readonly params: FieldErrorParams
}

/** An error as one text, since a schema's messages and the answers to a form are texts: `range?least=1&most=9`. */
export function fieldError(key: string, params: FieldErrorParams): string {
  const named = Object.entries(params).map(([name, value]): [string, string] => [name, String(value)])
  return `${key}?${new URLSearchParams(named)}`
}

/** The error that stands in a text. */
export function parseFieldError(error: string): FieldError {
  const [key = '', query] = error.split('?', 2)
  const { day, least, most, file } = Object.fromEntries(new URLSearchParams(query)) as Partial<
    Record<keyof FieldErrorParams, string>
  >
  return {
    key,
    params: {
      ...(day !== undefined && { day }),
      ...(least !== undefined && { least: Number(least) }),
      ...(most !== undefined && { most: Number(most) }),
      ...(file !== undefined && { file }),
    },
  }
}
