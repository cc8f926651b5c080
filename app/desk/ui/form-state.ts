/** A form's values as they were posted, and its errors in words, by field. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** A form before anything was typed. */
export const blankForm: FormState = { values: {}, errors: {} }
