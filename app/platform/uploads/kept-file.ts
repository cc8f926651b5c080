/** What PDFium reports about a PDF, for the staff who will open it. */
export interface PdfFacts {
  readonly pages: number
  /** Embedded files, such as the XML of an e-invoice. */
  readonly attachments: number
  /** Document-level scripts; those of single fields and links are not counted. */
  readonly scripts: number
}

/** The virus scan status of a file: clean, pending, or removed because of a finding. */
export type ScanState = 'clean' | 'waiting' | 'infected'

/** A file that was checked and stored in the data directory before the form is stored. */
export interface KeptFile {
  /** Its random file name; nothing of the visitor's own name. */
  readonly id: string
  /** Media type by content, such as `application/pdf`. */
  readonly mediaType: string
  /** Bytes. */
  readonly size: number
  readonly pdf?: PdfFacts
  /** Omitted if no scanner is configured. */
  readonly scan?: ScanState
}
