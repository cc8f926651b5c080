import type { RouterContextProvider } from 'react-router'
import type { KeptFile } from './submission.ts'

/** A form post as it was read: its fields, and the files that were kept. */
export interface ReadForm {
  readonly fields: FormData
  readonly files: readonly KeptFile[]
}

/** Reads a form post. Files are left out. */
export async function readForm(
  request: Request,
  _context: Readonly<RouterContextProvider>,
): Promise<ReadForm> {
  const fields = new FormData()
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') fields.append(name, value)
  }
  return { fields, files: [] }
}
