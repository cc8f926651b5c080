/** What the browser keeps of a list: the case and the ticks, as ids that all languages share. */
export interface KeptList {
  readonly chosen: readonly string[]
  readonly done: readonly string[]
}

const nothing: KeptList = { chosen: [], done: [] }

/** The key of a page's list in the browser's storage. */
export function keyOf(page: string): string {
  return `checklist:${page}`
}

function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
}

/** Reads kept text; what is missing, damaged or of another shape counts as untouched. */
export function parseKept(text: string | null): KeptList {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return nothing
    return {
      chosen: idsIn('chosen' in value && value.chosen),
      done: idsIn('done' in value && value.done),
    }
  } catch {
    return nothing
  }
}

/** Whether two lists hold the same case and the same ticks. */
export function isSameList(list: KeptList, other: KeptList | undefined): boolean {
  return JSON.stringify([list.chosen, list.done]) === JSON.stringify([other?.chosen, other?.done])
}

/** The list as this browser keeps it; untouched where storage is blocked. */
export function readKept(page: string): KeptList {
  try {
    return parseKept(localStorage.getItem(keyOf(page)))
  } catch {
    return nothing
  }
}

/** Keeps the list in this browser alone. Where storage is blocked or full, the list works without. */
export function keep(page: string, kept: KeptList): void {
  try {
    if (kept.chosen.length + kept.done.length === 0) localStorage.removeItem(keyOf(page))
    else localStorage.setItem(keyOf(page), JSON.stringify(kept))
  } catch {
    // Nothing to tell the reader: the list on the screen is right, it will only be forgotten.
  }
}
