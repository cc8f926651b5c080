import type { PdfFacts } from '#platform/uploads/kept-file.ts'

/** Why the content of a file is not accepted. */
export type ContentRefusal = 'type' | 'locked' | 'damaged' | 'pages' | 'pixels' | 'slow'

/** The result of examining a file. */
export type Verdict =
  | { readonly refused: ContentRefusal }
  | {
      readonly refused?: undefined
      /** The bytes to store instead of the original; omitted if the file stays unchanged. */
      readonly content?: Uint8Array
      readonly pdf?: PdfFacts
    }
