/** What PDFium reports about a PDF, for the staff who will open it. */
export interface PdfFacts {
  readonly pages: number
  /** Files inside it, such as the XML of an e-invoice. */
  readonly attachments: number
  /** Scripts of the whole document; those of single fields and links are not counted. */
  readonly scripts: number
}

/** Whether a virus scanner has looked at a file: nothing found, waiting for it, or removed because of what was found. */
export type ScanState = 'clean' | 'waiting' | 'infected'

/** A file that was checked and kept under the data directory before the form is stored. */
export interface KeptFile {
  /** The random name under which the file lies there; nothing of the visitor's own name. */
  readonly id: string
  /** Media type by content, such as `application/pdf`. */
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
  readonly pdf?: PdfFacts
  /** Left out where no scanner is configured. */
  readonly scan?: ScanState
}
