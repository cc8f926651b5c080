import { mostFiles } from '#features/requests/bill-files.ts'
import type { KeptFile } from '#features/requests/submission.ts'
import { faultCode } from '#server/fault.ts'
import { log } from '#server/log.ts'
import { removeFiles, uploadFile } from '#server/store/data-files.ts'
import { IncomingFile, type FileRefusal } from './keep-file.ts'
import type { Sender } from './picture-turns.ts'
import type { UploadPlace } from './upload-place.ts'

/** A form whose files were kept. */
export interface ReceivedForm {
  /**
   * The form's texts. A file that was kept leaves its field out; one that was
   * not leaves `refused-` and `type`, `size`, `pixels`, `slow`, `locked`, `active`, `count` or `full` in it.
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
  readonly #place: UploadPlace | undefined
  readonly #pictures: { readonly name: string; readonly file: IncomingFile }[] = []
  /** The field of each file that was kept, by its id. */
  readonly #fieldOf = new Map<string, string>()
  #limited = false

  /** @param place where files are kept; without it they are read and forgotten */
  constructor(place: UploadPlace | undefined) {
    this.#place = place
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
    const place = this.#place
    if (place === undefined) {
      for await (const _bytes of content);
      return
    }
    const file = new IncomingFile(place.dataDir)
    const hasDisk = await place.hasDisk()
    const full = this.files.length + this.#pictures.length >= mostFiles(name)
    let size = 0
    try {
      for await (const bytes of content) {
        size += bytes.length
        if (hasDisk && !full && !this.unavailable)
          await file.write(bytes).catch((error: unknown) => this.#fail(error))
      }
    } catch (error) {
      await file.discard()
      throw error
    }
    // A field in which nothing was chosen comes as an empty file without a name; an empty one with a name was chosen.
    if ((size === 0 && fileName === '') || this.unavailable) return
    if (full) this.fields.append(name, 'refused-count')
    else if (!hasDisk) this.#refuseFull('disk', [name])
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
    if (!this.unavailable && !sender.gone.aborted) await this.#count()
  }

  /** Lets all files of the form be kept, or none where the sender had too much kept. */
  async #count(): Promise<void> {
    const bytes = this.files.reduce((sum, { size }) => sum + size, 0)
    if (bytes === 0 || this.#place === undefined || (await this.#place.mayKeep(bytes))) return
    await this.#removeKept()
    const names = this.files.splice(0).map(({ id }) => this.#fieldOf.get(id) ?? '')
    this.#refuseFull('address', names)
  }

  /** Deletes what was kept. */
  async discard(): Promise<void> {
    for (const { file } of this.#pictures.splice(0)) await file.discard()
    await this.#removeKept()
  }

  async #removeKept(): Promise<void> {
    const place = this.#place
    if (place !== undefined) await removeFiles(this.files.map(({ id }) => uploadFile(place.dataDir, id)))
  }

  #settle(name: string, kept: KeptFile | FileRefusal | undefined): void {
    if (typeof kept === 'object') {
      this.files.push(kept)
      this.#fieldOf.set(kept.id, name)
    } else if (kept !== undefined) this.fields.append(name, `refused-${kept}`)
  }

  #refuseFull(kind: 'address' | 'disk', names: readonly string[]): void {
    for (const name of names) this.fields.append(name, 'refused-full')
    if (!this.#limited) log('warn', 'upload.limited', { kind })
    this.#limited = true
  }

  #fail(error: unknown): undefined {
    const code = faultCode(error)
    // Whoever left did so of their own accord.
    if (code !== 'store.gone') log('error', 'upload.not-kept', { code })
    this.unavailable = true
  }
}
