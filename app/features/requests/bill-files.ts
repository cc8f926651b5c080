import * as v from 'valibot'

/** Most files of one form, and most bytes of each. The server checks again while it reads. */
export const fileLimits = { count: 6, bytes: 10 * 1024 * 1024 } as const

/** What a file may be, for the browser's choice; the server looks at the content. */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,application/pdf,image/*'

const names = /\.(?:pdf|jpe?g|png|webp|hei[cf])$/i

/** Where the server did not keep a file, this stands in its field (server/uploads/receive-form.ts). */
const refusals: Readonly<Record<string, string>> = {
  'refused-size': 'fileSize',
  'refused-pixels': 'filePixels',
  'refused-locked': 'fileLocked',
  'refused-count': 'fileCount',
}

/** The bills in a form: PDF or pictures, few and not too large. */
export const billFiles = v.optional(
  v.pipe(
    v.array(
      v.pipe(
        v.file(({ input }) => refusals[String(input)] ?? 'fileType'),
        v.check(({ name }) => names.test(name), 'fileType'),
        v.maxSize(fileLimits.bytes, 'fileSize'),
      ),
    ),
    v.maxLength(fileLimits.count, 'fileCount'),
  ),
  [],
)
