import { mostFiles } from '#features/requests/bill-files.ts'
import type { KeptFile } from '#features/requests/submission.ts'
import { faultCode } from '#server/fault.ts'
import { log } from '#server/log.ts'
import { removeFiles, uploadFile } from '#server/store/data-files.ts'
import { IncomingFile, type FileRefusal } from './keep-file.ts'
import type { Sender } from './picture-turns.ts'

/** A form whose files were kept. */
export interface ReceivedForm {
  /**
   * The form's texts. A file that was kept leaves its field out; one that was
   * not leaves `refused-` and `type`, `size`, `pixels`, `slow`, `locked`, `active` or `count` in it.
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
  readonly #dataDir: string | undefined
  readonly #pictures: { readonly name: string; readonly file: IncomingFile }[] = []

  /** @param dataDir where files are kept; without it they are read and forgotten */
  constructor(dataDir: string | undefined) {
    this.#dataDir = dataDir
  }

  /** Adds a text. */
  takeText(name: string, value: string): void {
    this.fields.append(name, value)
  }

  /**
   * Reads a file to its end and keeps it, or says in its field why not; a picture waits for `finish`. Rejects where the
   * body is cut off.
   */
  async takeFile(name: string, fileName: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (this.#dataDir === undefined) {
      for await (const _bytes of content);
      return
    }
    const file = new IncomingFile(this.#dataDir)
    const full = this.files.length + this.#pictures.length >= mostFiles(name)
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
    if (full) this.fields.append(name, 'refused-count')
    else if (file.isPicture) this.#pictures.push({ name, file })
    else this.#settle(name, await file.finish().catch((error: unknown) => this.#fail(error)))
  }

  /**
   * Looks into the pictures and keeps them. Comes when the form has arrived whole: while a picture waited for its turn,
   * nothing would move on the connection and the time for the body would run. All wait at one time: the turn would else go
   * to others after each. After one that ran out of time the others are not looked into, as each could take as long.
   */
  async finish(sender: Sender): Promise<void> {
    const over = new AbortController()
    const stop = () => over.abort()
    const waiting = { ...sender, late: AbortSignal.any([sender.late, over.signal]), ranOut: stop }
    const looked = this.#pictures.splice(0).map(async ({ name, file }) => {
      const kept = await file
        .finish(waiting)
        .catch((error: unknown) => (over.signal.aborted ? 'slow' : this.#fail(error)))
      if (kept === undefined) stop()
      return { name, kept }
    })
    for (const { name, kept } of await Promise.all(looked)) this.#settle(name, kept)
  }

  /** Deletes what was kept. */
  async discard(): Promise<void> {
    for (const { file } of this.#pictures.splice(0)) await file.discard()
    const dataDir = this.#dataDir
    if (dataDir !== undefined) await removeFiles(this.files.map(({ id }) => uploadFile(dataDir, id)))
  }

  #settle(name: string, kept: KeptFile | FileRefusal | undefined): void {
    if (typeof kept === 'object') this.files.push(kept)
    else if (kept !== undefined) this.fields.append(name, `refused-${kept}`)
  }

  #fail(error: unknown): undefined {
    const code = faultCode(error)
    // Whoever left did so of their own accord.
    if (code !== 'store.gone') log('error', 'upload.not-kept', { code })
    this.unavailable = true
  }
}
