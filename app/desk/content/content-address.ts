/** Addresses of the pages about texts. A draft goes along, so that links stay in it. */
function address(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, value]],
  )
  const text = new URLSearchParams(given).toString()
  return `/content${path}${text === '' ? '' : `?${text}`}`
}

interface TextPlace {
  readonly draft?: string | undefined
  /** A part of a long text: its first key or number. */
  readonly part?: string | undefined
  /** The id of a field on the page. */
  readonly at?: string | undefined
}

/** The form of a text. */
export function textAddress(id: string, { draft, part, at }: TextPlace = {}): string {
  return `${address('/text', { id, draft, part })}${at === undefined ? '' : `#${encodeURIComponent(at)}`}`
}

/** The form of a fact. */
export function factAddress(id: string, draft?: string): string {
  return address('/fact', { id, draft })
}

/** The hours and closures of an office. */
export function hoursAddress(office: string | undefined, draft?: string): string {
  return address('/hours', { office, draft })
}

export function draftAddress(id: string): string {
  return `/content/draft/${id}`
}

export function resultAddress(id: string): string {
  return `/content/result/${id}`
}

/** What was changed when in a text; without one, in all of them. */
export function historyAddress(id?: string): string {
  return address('/history', { id })
}

export function findAddress(q: string, draft?: string): string {
  return address('/find', { q, draft })
}

/** The id of a field's control on its page, and its name in the form. */
export function controlName(column: string, field: string): string {
  return `${column}:${field}`
}
