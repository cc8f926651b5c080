import type { DeskContext, PostedForm } from '#desk/desk-screen.server.ts'

/** A posted form with files. */
export interface UploadedForm extends PostedForm {
  /** The bytes of a file; undefined if none was chosen. */
  readonly file: (name: string) => Promise<Uint8Array | undefined>
}

/** Pictures of cameras are larger than any other form; more is refused before it is read. */
export const maxUploadBytes = 26 * 1024 ** 2

/** Reads a form that may contain files; undefined if it is none. */
export async function readUploadedForm(context: DeskContext): Promise<UploadedForm | undefined> {
  const data = await context.req.formData().catch(() => undefined)
  if (data === undefined) return undefined
  const texts = [...data].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return {
    values: Object.fromEntries(texts.map(([name, value]) => [name, value.replaceAll('\r\n', '\n').trim()])),
    all: (name) => texts.flatMap(([key, value]) => (key === name ? [value] : [])),
    file: async (name) => {
      const value = data.get(name)
      if (value === null || typeof value === 'string' || value.size === 0) return undefined
      return new Uint8Array(await value.arrayBuffer())
    },
  }
}
