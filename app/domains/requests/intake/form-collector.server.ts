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

/** A form whose files were kept. */
export interface ReceivedForm {
  /**
   * The form's texts. A file that was kept leaves its field out; one that was
   * not leaves `refused-` and the reason in it (`FileRefusal`, `count` or `full`), and behind a slash the name that its
   * sender gave it.
   */
  readonly fields: URLSearchParams
  readonly files: readonly KeptFile[]
  /** A file could not be written: the form must not be taken as complete. */
  readonly unavailable: boolean
}

/** How long the files of one form may be examined, all together, in milliseconds: six of the slowest honest ones. */
const maxWork = 15_000

/** Longest name of a refused file that is told, in characters. */
const maxNameLength = 100

/** A file as its form has it: the field's name, and the file's own, which is told to its sender alone and never kept. */
interface SentFile {
  readonly field: string
  readonly fileName: string
}

/** What stands in the field of a file that was not kept; its name, cleaned, holds no slash. */
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
   * Reads a file to its end, or says in its field why it is not taken; it is examined in `finish`. However many come, no
   * more than the form takes are looked at, whatever is wrong with those. Rejects where the body is cut off.
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
    // A field in which nothing was chosen comes as an empty file without a name; an empty one with a name was chosen.
    if ((size === 0 && fileName === '') || this.unavailable) return
    const sent = { field, fileName }
    if (full) this.#refuse(sent, 'count')
    else if (!hasDisk) this.#refuseFull('disk', [sent])
    else this.#arrived.push({ sent, file })
  }

  /**
   * Examines the files and keeps them. Comes when the form has arrived whole: while a file waited for its turn, nothing
   * would move on the connection and the time for the body would run. All wait at one time. After one that was too slow,
   * or when the form has used its time, the others are refused unseen, as each could take as long.
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
    // Whoever left did so of their own accord.
    if (code !== 'store.gone') log('error', 'upload.not-kept', { code })
    this.unavailable = true
  }
}
