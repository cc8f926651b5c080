import { mostFiles } from '#features/requests/bill-files.ts'
import type { KeptFile } from '#features/requests/submission.ts'
import { faultCode } from '#server/fault.ts'
import { log } from '#server/log.ts'
import { cleanLine } from '#server/store/clean-text.ts'
import { removeFiles, uploadFile } from '#server/store/data-files.ts'
import { IncomingFile, type FileRefusal } from './keep-file.ts'
import type { Sender } from './picture-turns.ts'
import type { UploadPlace } from './upload-place.ts'

/** A form whose files were kept. */
export interface ReceivedForm {
  /**
   * The form's texts. A file that was kept leaves its field out; one that was
   * not leaves `refused-` and `type`, `size`, `pixels`, `slow`, `locked`, `active`, `count` or `full` in it, and behind a
   * slash the name that its sender gave it.
   */
  readonly fields: URLSearchParams
  readonly files: readonly KeptFile[]
  /** A file could not be written: the form must not be taken as complete. */
  readonly unavailable: boolean
}

/** Longest name of a refused file that is told, in characters. */
const longestName = 100

/** A file as its form has it: the field's name, and the file's own, which is told to its sender alone and never kept. */
interface SentFile {
  readonly field: string
  readonly fileName: string
}

/** What stands in the field of a file that was not kept; its name, cleaned, holds no slash. */
function refusal(why: FileRefusal | 'count' | 'full', fileName: string): string {
  const name = cleanLine(fileName.slice(0, longestName)).replaceAll('/', '')
  return [`refused-${why}`, name].filter(Boolean).join('/')
}

/** Collects one form from its parts. */
export class FormCollector implements ReceivedForm {
  readonly fields = new URLSearchParams()
  readonly files: KeptFile[] = []
  unavailable = false
  readonly #place: UploadPlace | undefined
  readonly #pictures: { readonly sent: SentFile; readonly file: IncomingFile }[] = []
  /** What was sent of each file that was kept, by its id. */
  readonly #sentAs = new Map<string, SentFile>()
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
  async takeFile(field: string, fileName: string, content: AsyncIterable<Buffer>): Promise<void> {
    const place = this.#place
    if (place === undefined) {
      for await (const _bytes of content);
      return
    }
    const file = new IncomingFile(place.dataDir)
    const hasDisk = await place.hasDisk()
    const full = this.files.length + this.#pictures.length >= mostFiles(field)
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
    const sent = { field, fileName }
    if (full) this.#refuse(sent, 'count')
    else if (!hasDisk) this.#refuseFull('disk', [sent])
    else if (file.isPicture) this.#pictures.push({ sent, file })
    else this.#settle(sent, await file.finish().catch((error: unknown) => this.#fail(error)))
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
    const looked = this.#pictures.splice(0).map(async ({ sent, file }) => {
      const kept = await file
        .finish(waiting)
        .catch((error: unknown) => (over.signal.aborted ? 'slow' : this.#fail(error)))
      if (kept === undefined) stop()
      return { sent, kept }
    })
    for (const { sent, kept } of await Promise.all(looked)) this.#settle(sent, kept)
    if (!this.unavailable && !sender.gone.aborted) await this.#count()
  }

  /** Lets all files of the form be kept, or none where the sender had too much kept. */
  async #count(): Promise<void> {
    const bytes = this.files.reduce((sum, { size }) => sum + size, 0)
    if (bytes === 0 || this.#place === undefined || (await this.#place.mayKeep(bytes))) return
    await this.#removeKept()
    this.#refuseFull(
      'address',
      this.files.splice(0).flatMap(({ id }) => this.#sentAs.get(id) ?? []),
    )
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

  #settle(sent: SentFile, kept: KeptFile | FileRefusal | undefined): void {
    if (typeof kept === 'object') {
      this.files.push(kept)
      this.#sentAs.set(kept.id, sent)
    } else if (kept !== undefined) this.#refuse(sent, kept)
  }

  #refuse({ field, fileName }: SentFile, why: FileRefusal | 'count' | 'full'): void {
    this.fields.append(field, refusal(why, fileName))
  }

  #refuseFull(kind: 'address' | 'disk', files: readonly SentFile[]): void {
    for (const file of files) this.#refuse(file, 'full')
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
