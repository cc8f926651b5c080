import { fileLimits } from '#features/requests/bill-files.ts'
import type { KeptFile } from '#features/requests/submission.ts'
import { faultCode } from '#server/fault.ts'
import { removeFiles, uploadFile } from '#server/store/data-files.ts'
import { log } from '#server/log.ts'
import { IncomingFile } from './keep-file.ts'
import { MultipartError, readMultipart } from './multipart.ts'

/** Limits of one form. */
const mostParts = 300
const longestText = 64 * 1024
/** Read to the end even where a file is refused, so that the rest of the form arrives; bytes. */
const longestBody = 64 * 1024 * 1024

/** A form whose files were kept. */
export interface ReceivedForm {
  /**
   * The form's texts. A file that was kept leaves its field out; one that was
   * not leaves `refused-` and `type`, `size`, `locked` or `count` in it.
   */
  readonly fields: URLSearchParams
  readonly files: readonly KeptFile[]
  /** A file could not be written: the form must not be taken as complete. */
  readonly unavailable: boolean
}

/** A body over the limits (HTTP 413). */
export class TooLarge extends Error {}

/** Collects one form from its parts. */
class FormCollector {
  readonly fields = new URLSearchParams()
  readonly files: KeptFile[] = []
  unavailable = false
  readonly #dataDir: string
  #name = ''
  #text: Buffer[] | undefined
  #file: IncomingFile | undefined
  #parts = 0
  #textSize = 0

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  begin(name: string, isFile: boolean): void {
    if (++this.#parts > mostParts) throw new TooLarge('parts')
    this.#name = name
    this.#text = isFile ? undefined : []
    this.#file = isFile ? new IncomingFile(this.#dataDir) : undefined
  }

  async add(bytes: Buffer): Promise<void> {
    if (this.#text !== undefined) {
      this.#textSize += bytes.length
      if (this.#textSize > longestText) throw new TooLarge('text')
      this.#text.push(bytes)
    } else if (!this.unavailable && this.files.length < fileLimits.count) {
      await this.#file?.write(bytes).catch((error: unknown) => this.#fail(error))
    } else if (this.#file?.size === 0) {
      this.fields.append(this.#name, 'refused-count')
      this.#file = undefined
    }
  }

  async end(): Promise<void> {
    if (this.#text !== undefined) {
      this.fields.append(this.#name, Buffer.concat(this.#text).toString('utf8'))
      return
    }
    const file = this.#file
    this.#file = undefined
    // A field in which nothing was chosen comes as an empty file without a name.
    if (file === undefined || file.size === 0 || this.unavailable) return
    const kept = await file.finish().catch((error: unknown) => this.#fail(error))
    if (typeof kept === 'object') this.files.push(kept)
    else if (kept !== undefined) this.fields.append(this.#name, `refused-${kept}`)
  }

  async discard(): Promise<void> {
    await this.#file?.discard()
    await removeFiles(this.files.map(({ id }) => uploadFile(this.#dataDir, id)))
  }

  #fail(error: unknown): undefined {
    log('error', 'upload.not-kept', { code: faultCode(error) })
    this.unavailable = true
  }
}

async function* counted(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > longestBody) throw new TooLarge('body')
    yield chunk
  }
}

/**
 * Reads a multipart form as it arrives, its files straight to the disk. When
 * it throws, nothing of it is kept.
 * @throws TooLarge, MultipartError
 */
export async function receiveForm(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  dataDir: string,
): Promise<ReceivedForm> {
  const form = new FormCollector(dataDir)
  try {
    for await (const event of readMultipart(counted(body), boundary)) {
      if (event.kind === 'part') form.begin(event.name, event.isFile)
      else if (event.kind === 'data') await form.add(event.bytes)
      else await form.end()
    }
  } catch (error) {
    await form.discard()
    if (error instanceof TooLarge || error instanceof MultipartError) throw error
    throw new MultipartError('the body was cut off', { cause: error })
  }
  return form
}
