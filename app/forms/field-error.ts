/** The parameters of an error's text. */
export interface FieldErrorParams {
  /** ISO day. */
  readonly day?: string
  /** The limits of a number. */
  readonly least?: number
  readonly most?: number
  /** The name of one of several files. */
  readonly file?: string
}

/** An error of a field. */
export interface FieldError {
  /** The key of the text in the messages area `formError` (for a booking also `bookingError`). */
  readonly key: string
  readonly params: FieldErrorParams
}

/**
 * An error as one string, because a schema's messages and the answers to a form are strings: `range?least=1&most=9`.
 */
export function fieldError(key: string, params: FieldErrorParams): string {
  const named = Object.entries(params).map(([name, value]): [string, string] => [name, String(value)])
  return `${key}?${new URLSearchParams(named)}`
}

/** Parses the error in a string. */
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
