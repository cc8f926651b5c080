import type { KeptFile } from '#platform/uploads/kept-file.ts'
import type { UploadType } from './media-type.server.ts'

const endings: Readonly<Record<UploadType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
}

function isUploadType(mediaType: string): mediaType is UploadType {
  return Object.hasOwn(endings, mediaType)
}

/** Under which names staff get a request's files, such as `TAL-7K3M-Q9-1.pdf`: nothing of a name that a visitor gave. */
export function fileNames(reference: string, files: readonly Pick<KeptFile, 'mediaType'>[]): string[] {
  return files.map(({ mediaType }, index) => {
    const ending = isUploadType(mediaType) ? endings[mediaType] : 'bin'
    return `${reference}-${index + 1}.${ending}`
  })
}
