import type { PdfFacts } from '#platform/uploads/kept-file.ts'

/** Why the content of a file is not accepted. */
export type ContentRefusal = 'type' | 'locked' | 'damaged' | 'pages' | 'pixels' | 'slow'

/** What examining a file found. */
export type Verdict =
  | { readonly refused: ContentRefusal }
  | {
      readonly refused?: undefined
      /** The bytes to keep instead of those that were sent; left out where the file stays as it is. */
      readonly content?: Uint8Array
      readonly pdf?: PdfFacts
    }
