/**
 * A group of the menus with its kind before it, such as `Insurance: Health`, for a list in which both kinds stand; the
 * group alone where it says the kind itself, as `Car services` does.
 */
export function groupInWords(kind: string, group: string): string {
  return group.toLowerCase().includes(kind.toLowerCase()) ? group : `${kind}: ${group}`
}
