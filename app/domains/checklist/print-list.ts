/** Prints the list alone; the style sheet leaves out the rest of the page while the mark is set. */
export function printList(): void {
  const { dataset } = document.documentElement
  dataset['print'] = 'checklist'
  addEventListener('afterprint', () => delete dataset['print'], { once: true })
  window.print()
}
