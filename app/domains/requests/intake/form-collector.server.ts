import { maxFiles } from '#forms/bill-files.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { cleanLine } from '#platform/clean-text.server.ts'
import { removeFiles, uploadFile } from '#platform/uploads/data-files.server.ts'
import { endIncoming } from '#platform/uploads/incoming-files.server.ts'
import { IncomingFile, type FileRefusal } from '#platform/uploads/keep-file.server.ts'
import type { Sender } from '#platform/uploads/examine-queue.server.ts'
import type { UploadPlace } from '#platform/uploads/limit-uploads.server.ts'

/** A form with its stored files. */
export interface ReceivedForm {
  /**
   * The form's texts. A stored file leaves its field out; a refused one sets `refused-` with the reason (`FileRefusal`,
   * `count` or `full`), followed by a slash and the sender's file name.
   */
  readonly fields: URLSearchParams
  readonly files: readonly KeptFile[]
  /** A file could not be written: the form must not be accepted as complete. */
  readonly unavailable: boolean
}

/** Time limit for examining all files of one form, in milliseconds: six of the slowest honest ones. */
const maxWork = 15_000

/** Maximum length of a refused file's name in the answer, in characters. */
const maxNameLength = 100

/**
 * A file in its form: the field's name, and the file's own name, which is shown to its sender only and never stored.
 */
interface SentFile {
  readonly field: string
  readonly fileName: string
}

/** The field value for a file that was not stored; its cleaned name holds no slash. */
function refusal(why: FileRefusal | 'count' | 'full', fileName: string): string {
  const name = cleanLine(fileName.slice(0, maxNameLength)).replaceAll('/', '')
  return [`refused-${why}`, name].filter(Boolean).join('/')
}

/** Collects one form from its parts. */
export class FormCollector implements ReceivedForm {
  readonly fields = new URLSearchParams()
  readonly files: KeptFile[] = []
  unavailable = false
  readonly #place: UploadPlace | undefined
  readonly #arrived: { readonly sent: SentFile; readonly file: IncomingFile }[] = []
  /** The original file of each stored one, by its id. */
  readonly #sentAs = new Map<string, SentFile>()
  #limited = false

  /** @param place where files are stored; without it they are read and discarded */
  constructor(place: UploadPlace | undefined) {
    this.#place = place
  }

  /** Adds a text. */
  takeText(name: string, value: string): void {
    this.fields.append(name, value)
  }

  /**
   * Reads a file to its end, or records in its field why it is refused; `finish` examines it. Only as many files are
   * read as the form allows, even if some are refused. Rejects if the body is cut off.
   */
  async takeFile(field: string, fileName: string, content: AsyncIterable<Buffer>): Promise<void> {
    const place = this.#place
    if (place === undefined) {
      for await (const _bytes of content);
      return
    }
    const file = new IncomingFile(place.dataDir)
    const hasDisk = await place.hasDisk()
    const full = this.#arrived.length >= maxFiles(field)
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
    // An unused file field is sent as an empty file without a name; an empty file with a name was chosen.
    if ((size === 0 && fileName === '') || this.unavailable) return
    const sent = { field, fileName }
    if (full) this.#refuse(sent, 'count')
    else if (!hasDisk) this.#refuseFull('disk', [sent])
    else this.#arrived.push({ sent, file })
  }

  /**
   * Examines the files and stores them, once the form has arrived completely: while a file waits for its turn, nothing
   * would move on the connection and the body's time limit would run. All files wait concurrently. After one that was
   * too slow, or when the form's time is used up, the others are refused without examination, because each could take
   * as long.
   */
  async finish(sender: Sender): Promise<void> {
    const over = new AbortController()
    const stop = () => over.abort()
    let work = 0
    const waiting = {
      ...sender,
      late: AbortSignal.any([sender.late, over.signal]),
      worked: (milliseconds: number) => {
        work += milliseconds
        if (work > maxWork) stop()
      },
      ranOut: stop,
    }
    const examined = this.#arrived.splice(0).map(async ({ sent, file }) => {
      const kept = await file
        .finish(waiting, this.#place?.scan)
        .catch((error: unknown) => (over.signal.aborted ? 'slow' : this.#fail(error)))
      if (kept === undefined) stop()
      return { sent, kept }
    })
    for (const { sent, kept } of await Promise.all(examined)) this.#settle(sent, kept)
    if (!this.unavailable && !sender.gone.aborted) await this.#count()
  }

  /** Stores all files of the form, or none if the sender is over the storage limit. */
  async #count(): Promise<void> {
    const bytes = this.files.reduce((sum, { size }) => sum + size, 0)
    if (bytes === 0 || this.#place === undefined || (await this.#place.mayKeep(bytes))) return
    await this.#removeKept()
    this.#refuseFull(
      'address',
      this.files.splice(0).flatMap(({ id }) => this.#sentAs.get(id) ?? []),
    )
  }

  /** Deletes the stored files. */
  async discard(): Promise<void> {
    for (const { file } of this.#arrived.splice(0)) await file.discard()
    await this.#removeKept()
  }

  async #removeKept(): Promise<void> {
    if (this.#place === undefined) return
    const { dataDir } = this.#place
    const ids = this.files.map(({ id }) => id)
    await removeFiles(ids.map((id) => uploadFile(dataDir, id)))
    await endIncoming(dataDir, ids)
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
    // A sender who disconnected needs no answer.
    if (code !== 'store.gone') log('error', 'upload.not-kept', { code })
    this.unavailable = true
  }
}
