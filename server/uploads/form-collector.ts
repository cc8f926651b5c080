import { mostFiles } from '#features/requests/bill-files.ts'
import type { KeptFile } from '#features/requests/submission.ts'
import { faultCode } from '#server/fault.ts'
import { log } from '#server/log.ts'
import { removeFiles, uploadFile } from '#server/store/data-files.ts'
import { IncomingFile } from './keep-file.ts'

/** A form whose files were kept. */
export interface ReceivedForm {
  /**
   * The form's texts. A file that was kept leaves its field out; one that was
   * not leaves `refused-` and `type`, `size`, `pixels`, `locked` or `count` in it.
   */
  readonly fields: URLSearchParams
  readonly files: readonly KeptFile[]
  /** A file could not be written: the form must not be taken as complete. */
  readonly unavailable: boolean
}

/** Collects one form from its parts. */
export class FormCollector implements ReceivedForm {
  readonly fields = new URLSearchParams()
  readonly files: KeptFile[] = []
  unavailable = false
  readonly #dataDir: string

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  /** Adds a text. */
  takeText(name: string, value: string): void {
    this.fields.append(name, value)
  }

  /** Reads a file to its end and keeps it, or says in its field why not. Rejects where the body is cut off. */
  async takeFile(name: string, fileName: string, content: AsyncIterable<Buffer>): Promise<void> {
    const file = new IncomingFile(this.#dataDir)
    const full = this.files.length >= mostFiles(name)
    let size = 0
    try {
      for await (const bytes of content) {
        size += bytes.length
        if (!full && !this.unavailable) await file.write(bytes).catch((error: unknown) => this.#fail(error))
      }
    } catch (error) {
      await file.discard()
      throw error
    }
    // A field in which nothing was chosen comes as an empty file without a name; an empty one with a name was chosen.
    if ((size === 0 && fileName === '') || this.unavailable) return
    const kept = full ? 'count' : await file.finish().catch((error: unknown) => this.#fail(error))
    if (typeof kept === 'object') this.files.push(kept)
    else if (kept !== undefined) this.fields.append(name, `refused-${kept}`)
  }

  /** Deletes what was kept. */
  async discard(): Promise<void> {
    await removeFiles(this.files.map(({ id }) => uploadFile(this.#dataDir, id)))
  }

  #fail(error: unknown): undefined {
    log('error', 'upload.not-kept', { code: faultCode(error) })
    this.unavailable = true
  }
}
