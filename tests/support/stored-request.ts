import { DatabaseSync } from 'node:sqlite'

/** A stored request, as far as browser tests look at it. */
interface StoredRequest {
  readonly dialog: string
  readonly page: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** The stored requests of a person by name, in the store of the browser tests' site. */
export function storedRequests(name: string): StoredRequest[] {
  const store = new DatabaseSync('.cache/e2e-data/store.sqlite', { readOnly: true })
  try {
    const rows = store.prepare('select dialog, page_id as page, fields from request where name = ?').all(name)
    return rows.map(({ dialog, page, fields }) => ({
      dialog: String(dialog),
      page: String(page),
      fields: JSON.parse(String(fields)) as StoredRequest['fields'],
    }))
  } finally {
    store.close()
  }
}
