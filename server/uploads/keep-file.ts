import { randomUUID } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileLimits } from '#site/file-limits.ts'
import type { KeptFile } from '#features/requests/submission.ts'
import { removeFiles, uploadFile } from '#server/store/data-files.ts'
import { asStoreFault } from '#server/store/store-fault.ts'
import { makeFolder, syncPath } from '#server/store/sync-path.ts'
import { cleanFile, type ContentRefusal } from './clean-file.ts'
import { mediaTypeOf, signatureBytes } from './media-type.ts'
import type { Sender } from './picture-turns.ts'

/** Why a file was not kept. */
export type FileRefusal = ContentRefusal | 'size'

/**
 * Takes one file as it arrives. It lies under a random name with the ending
 * `.part` until it is whole, checked and on the disk; what a crash leaves of
 * it falls to the daily sweep.
 */
export class IncomingFile {
  readonly #id = randomUUID()
  readonly #path: string
  readonly #part: string
  #handle: FileHandle | undefined
  #start = Buffer.alloc(0)
  #size = 0

  constructor(dataDir: string) {
    this.#path = uploadFile(dataDir, this.#id)
    this.#part = `${this.#path}.part`
  }

  /** @throws StoreFault when the disk is full or fails */
  async write(bytes: Buffer): Promise<void> {
    this.#size += bytes.length
    if (this.#start.length < signatureBytes) {
      this.#start = Buffer.concat([this.#start, bytes]).subarray(0, signatureBytes)
    }
    if (this.#size > fileLimits.bytes) return
    try {
      if (!this.#handle) {
        await makeFolder(dirname(this.#part))
        this.#handle = await open(this.#part, 'wx', 0o600)
      }
      await this.#handle.writeFile(bytes)
    } catch (error) {
      await this.discard()
      throw asStoreFault(error)
    }
  }

  /** Whether it is a picture that has to be looked into, which may take its time. */
  get isPicture(): boolean {
    return this.#size <= fileLimits.bytes && mediaTypeOf(this.#start)?.startsWith('image/') === true
  }

  /** Checks the whole file and keeps it. @throws StoreFault */
  async finish(sender?: Sender): Promise<KeptFile | FileRefusal> {
    const mediaType = mediaTypeOf(this.#start)
    const refusal = this.#size > fileLimits.bytes ? 'size' : mediaType === undefined ? 'type' : undefined
    if (refusal !== undefined || mediaType === undefined) {
      await this.discard()
      return refusal ?? 'type'
    }
    try {
      const cleaned = await cleanFile(this.#part, mediaType, sender)
      if (typeof cleaned === 'string') {
        await this.discard()
        return cleaned
      }
      if (cleaned !== undefined) await this.#replace(cleaned)
      await this.#handle?.sync()
      await this.#handle?.close()
      this.#handle = undefined
      await rename(this.#part, this.#path)
      await syncPath(dirname(this.#path))
    } catch (error) {
      await this.discard()
      throw asStoreFault(error)
    }
    return { id: this.#id, mediaType, size: this.#size }
  }

  async #replace(content: Buffer): Promise<void> {
    await this.#handle?.truncate(0)
    for (let at = 0; at < content.length;) {
      const written = await this.#handle?.write(content, at, content.length - at, at)
      at += written?.bytesWritten ?? content.length
    }
    this.#size = content.length
  }

  async discard(): Promise<void> {
    await this.#handle?.close().catch(() => undefined)
    this.#handle = undefined
    await removeFiles([this.#part, this.#path])
  }
}
