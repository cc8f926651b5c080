import { randomUUID } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileLimits } from '#map/limits.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import { removeFiles, uploadFile, makeFolder, syncPath } from './data-files.server.ts'
import { endIncoming, noteIncoming } from './incoming-files.server.ts'
import { asStoreFault } from '#platform/store/store-fault.server.ts'
import type { ScanFile } from './clamd.server.ts'
import { examineFile } from './examine-file.server.ts'
import { patientSender, type Sender } from './examine-queue.server.ts'
import { mediaTypeOf, signatureBytes, type UploadType } from './media-type.server.ts'
import type { ContentRefusal } from './verdict.server.ts'

/** Why a file was not kept. */
export type FileRefusal = ContentRefusal | 'size' | 'infected'

/**
 * Receives one file. It has a random name with the extension `.part` until it is complete, checked
 * and on the disk. Until its post has ended a marker identifies the writing process, so that the
 * next start finds files left by a crash.
 */
export class IncomingFile {
  readonly #id = randomUUID()
  readonly #dataDir: string
  readonly #path: string
  readonly #part: string
  #handle: FileHandle | undefined
  #start = Buffer.alloc(0)
  #size = 0

  constructor(dataDir: string) {
    this.#dataDir = dataDir
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
        await noteIncoming(this.#dataDir, this.#id)
        this.#handle = await open(this.#part, 'wx', 0o600)
      }
      await this.#handle.writeFile(bytes)
    } catch (error) {
      await this.discard()
      throw asStoreFault(error)
    }
  }

  /** Examines the whole file and keeps it. @throws StoreFault */
  async finish(sender: Sender = patientSender, scan?: ScanFile): Promise<KeptFile | FileRefusal> {
    const mediaType = mediaTypeOf(this.#start)
    if (mediaType === undefined || this.#size > fileLimits.bytes) {
      await this.discard()
      return this.#size > fileLimits.bytes ? 'size' : 'type'
    }
    try {
      const kept = await this.#examine(mediaType, sender, scan)
      if (typeof kept === 'string') {
        await this.discard()
        return kept
      }
      await this.#handle?.sync()
      await this.#handle?.close()
      this.#handle = undefined
      await rename(this.#part, this.#path)
      await syncPath(dirname(this.#path))
      return kept
    } catch (error) {
      await this.discard()
      throw asStoreFault(error)
    }
  }

  /** The file's metadata in its final form, or why it is refused. */
  async #examine(
    mediaType: UploadType,
    sender: Sender,
    scan: ScanFile | undefined,
  ): Promise<KeptFile | FileRefusal> {
    const verdict = await examineFile(this.#part, mediaType, sender)
    if (verdict.refused !== undefined) return verdict.refused
    if (verdict.content !== undefined) await this.#replace(verdict.content)
    const scanned = await scan?.(this.#part)
    if (scanned === 'infected') return 'infected'
    return {
      id: this.#id,
      mediaType,
      size: this.#size,
      ...(verdict.pdf && { pdf: verdict.pdf }),
      ...(scanned && { scan: scanned === 'clean' ? 'clean' : 'waiting' }),
    }
  }

  async #replace(content: Uint8Array): Promise<void> {
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
    await endIncoming(this.#dataDir, [this.#id])
  }
}
