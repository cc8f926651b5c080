/** What a form lets a visitor fill in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether something on the page is filled in by visitors. */
export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** Whether a control says something by being ticked, whatever its value. */
export const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)

/** Whether a control holds another value than it came with. */
export function isChanged(control: Control): boolean {
  if (isTicked(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const options = [...control.options]
  const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return first?.selected === false
}

/** The names of the controls that hold another value than they came with; those that share a name are one. */
export function changedNames(controls: readonly Control[]): Set<string> {
  const changed = controls.filter(isChanged)
  // With the country that another page presets, a number would be another one.
  const countries = changed.flatMap((control) => control.closest('.phone')?.querySelector('select') ?? [])
  return new Set([...changed, ...countries].map(({ name }) => name))
}

/** The values that a control came with. */
export function defaultValues(control: Control): readonly string[] {
  if (isTicked(control)) return control.defaultChecked ? [control.value] : []
  if (!(control instanceof HTMLSelectElement)) return [control.defaultValue]
  const options = [...control.options]
  return [(options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '']
}

/**
 * Puts what was kept back into a control; what follows the control hears of it as it hears of a visitor. A list
 * that does not offer it stays as it is.
 */
export function putBack(control: Control, values: readonly string[]): void {
  const value = values[0] ?? ''
  const isList = control instanceof HTMLSelectElement
  if (isTicked(control)) control.checked = values.includes(control.value)
  else if (!isList || [...control.options].some((option) => option.value === value)) control.value = value
  // Leaving a field is `change`; nobody has been in it.
  const type = isList || isTicked(control) ? 'change' : 'input'
  control.dispatchEvent(new Event(type, { bubbles: true }))
}
