import * as v from 'valibot'
import { fileLimits } from '#map/limits.ts'
import { fieldError, parseFieldError } from './field-error.ts'

/** The names of refused files by error key. A file without a name has its key alone. */
export function wrongFiles(errors: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>()
  for (const { key, params } of errors.map(parseFieldError)) {
    const names = files.get(key) ?? []
    files.set(key, params.file === undefined ? names : [...names, params.file])
  }
  return files
}

/** The accepted types for the browser's file picker; the server checks the content. */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,application/pdf,image/*'

/** Forms with a lower limit, by the name of their file field. */
const fewer: ReadonlyMap<string, number> = new Map([['bill', 3]])

/** The file limit of the form whose file field has this name. */
export function maxFiles(field: string): number {
  return fewer.get(field) ?? fileLimits.count
}

/** The limits of a file field, as the texts name them. */
export function limitsInWords(field: string): { readonly count: number; readonly megabytes: number } {
  return { count: maxFiles(field), megabytes: fileLimits.bytes / 1024 ** 2 }
}

const names = /\.(?:pdf|jpe?g|jfif|png|webp|hei[cf])$/i
const types = /^(?:application\/pdf|image\/(?:jpeg|png|webp|hei[cf]))$/

/** Whether a file may be accepted: files from messengers often have no extension. */
function mayBeTaken({ name, type }: File): boolean {
  return names.test(name) || types.test(type) || !/\.\w+$/.test(name)
}

/**
 * If the server did not keep a file, its field holds this and the file's name
 * (app/domains/requests/intake/form-collector.server.ts).
 */
const refusals: Readonly<Record<string, string>> = {
  'refused-type': 'fileType',
  'refused-size': 'fileSize',
  'refused-pixels': 'filePixels',
  'refused-slow': 'fileSlow',
  'refused-locked': 'fileLocked',
  'refused-damaged': 'fileDamaged',
  'refused-pages': 'filePages',
  'refused-infected': 'fileInfected',
  'refused-count': 'fileCount',
  'refused-full': 'fileFull',
}

/** The error of a file that the server did not keep; any other text means that it is not a file. */
function refusedFile(input: unknown): string {
  const [why = '', name] = String(input).split('/', 2)
  const key = refusals[why]
  return key === undefined || name === undefined ? (key ?? 'fileType') : fieldError(key, { file: name })
}

/** The files in a form's field: a few PDFs or pictures within the size limit. */
export function billFiles(field: string) {
  return v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.file(({ input }) => refusedFile(input)),
          v.check(mayBeTaken, ({ input }) => fieldError('fileType', { file: input.name })),
          v.maxSize(fileLimits.bytes, ({ input }) => fieldError('fileSize', { file: input.name })),
        ),
      ),
      v.maxLength(maxFiles(field), 'fileCount'),
    ),
    [],
  )
}
