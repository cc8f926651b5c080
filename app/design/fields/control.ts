/** The controls that visitors fill in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether visitors fill in an element. */
export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** Whether a control's state is in `checked` rather than in its value. */
export const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)

/** Whether a control's value differs from its initial one. */
export function isChanged(control: Control): boolean {
  if (isTicked(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const options = [...control.options]
  const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return first?.selected === false
}

/**
 * The names of the controls whose values differ from the initial ones; controls that share a name
 * count once.
 */
export function changedNames(controls: readonly Control[]): Set<string> {
  const changed = controls.filter(isChanged)
  // With the country preset by another page, it would be a different number.
  const countries = changed.flatMap((control) => control.closest('.phone')?.querySelector('select') ?? [])
  return new Set([...changed, ...countries].map(({ name }) => name))
}

/** The initial values of a control. */
export function defaultValues(control: Control): readonly string[] {
  if (isTicked(control)) return control.defaultChecked ? [control.value] : []
  if (!(control instanceof HTMLSelectElement)) return [control.defaultValue]
  const options = [...control.options]
  return [(options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '']
}

/**
 * Restores a stored value into a control, with the same events as a visitor's input. A list without
 * that option stays unchanged.
 */
export function putBack(control: Control, values: readonly string[]): void {
  const value = values[0] ?? ''
  const isList = control instanceof HTMLSelectElement
  if (isTicked(control)) control.checked = values.includes(control.value)
  else if (!isList || [...control.options].some((option) => option.value === value)) control.value = value
  // Only `change`, without blur: the visitor has not visited the field.
  const type = isList || isTicked(control) ? 'change' : 'input'
  control.dispatchEvent(new Event(type, { bubbles: true }))
}
