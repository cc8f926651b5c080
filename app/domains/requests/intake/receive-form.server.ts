import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { FormCollector, type ReceivedForm } from './form-collector.server.ts'
import { patientSender, type Sender } from '#platform/uploads/examine-queue.server.ts'
import type { UploadPlace } from '#platform/uploads/limit-uploads.server.ts'

/** Limits of one form. */
const maxParts = 300
const maxTextLength = 64 * 1024
const maxHeadLength = 8 * 1024
/** In bytes. Read to the end even if a file is refused, so that the rest of the form arrives. */
const maxBodyLength = 64 * 1024 * 1024

/** A body over the limits (HTTP 413). */
export class TooLarge extends Error {}

/** A body that contradicts its header; the message names the rule, not the content. */
export class MalformedForm extends Error {}

async function* counted(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBodyLength) throw new TooLarge('body')
    yield chunk
  }
}

/** @throws MalformedForm if the type has no boundary between the parts */
function createParser(contentType: string): BusboyInstance {
  const limits = { parts: maxParts, fieldSize: maxTextLength, headerSize: maxHeadLength, headerPairs: 16 }
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch (error) {
    throw new MalformedForm('the type names no boundary', { cause: error })
  }
}

/** A file's content. If it breaks off, the body is malformed; any other error comes from the reader. */
async function* contentOf(file: BusboyFileStream): AsyncGenerator<Buffer> {
  try {
    yield* file
  } catch (error) {
    throw new MalformedForm('a file was cut off', { cause: error })
  }
}

/** The parser of a form's body; its events feed the collector, one part after the other. */
class FormParser {
  readonly #form: FormCollector
  readonly #busboy: BusboyInstance
  #turn: Promise<void> = Promise.resolve()
  #open: BusboyFileStream | undefined
  #textSize = 0

  constructor(form: FormCollector, contentType: string) {
    this.#form = form
    this.#busboy = createParser(contentType)
    // The body's reader receives the error too; one emitted after its end would end the process.
    this.#busboy.on('error', () => undefined)
    this.#busboy.on('field', (name, value, _nameCut, cut) => this.#takeText(name, value, cut))
    this.#busboy.on('file', (name, stream, fileName: string | undefined) => {
      this.#open = stream
      // The library emits a broken body's error here too, possibly without a reader.
      stream.on('error', () => undefined)
      this.#turn = this.#turn.then(() => this.#form.takeFile(name, fileName ?? '', contentOf(stream)))
      // Without a reader this file would block the body.
      this.#turn.catch((error: Error) => this.#busboy.destroy(error))
    })
    this.#busboy.on('partsLimit', () => this.#busboy.destroy(new TooLarge('parts')))
  }

  #takeText(name: string, value: string, cut: boolean): void {
    this.#textSize += value.length
    if (cut || this.#textSize > maxTextLength) this.#busboy.destroy(new TooLarge('text'))
    else this.#form.takeText(name, value)
  }

  async read(body: AsyncIterable<Uint8Array>): Promise<void> {
    try {
      await pipeline(Readable.from(counted(body), { objectMode: false }), this.#busboy)
      await this.#turn
    } catch (error) {
      // The library leaves the current file open: its reader would wait forever.
      this.#open?.destroy(new MalformedForm('the body was cut off'))
      // An error while storing a file is the site's own fault, whatever happened to the body.
      await this.#turn.catch((fault: unknown) => {
        if (!(fault instanceof MalformedForm)) throw fault
      })
      if (error instanceof TooLarge || error instanceof MalformedForm) throw error
      throw new MalformedForm('the body cannot be read', { cause: error })
    }
  }
}

/** Whether a content type is multipart. */
export function isMultipart(contentType: string): boolean {
  return /^multipart\/form-data\s*;.*\bboundary=/i.test(contentType)
}

/**
 * Reads a multipart form as it arrives, streaming its files to the disk, and then examines them. If it throws, nothing
 * is kept.
 * @param place where files are stored; without it they are read and discarded
 * @param whole called when the body has arrived; returns who waits for the files
 * @throws TooLarge, MalformedForm
 */
export async function receiveForm(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  place: UploadPlace | undefined,
  whole: () => Sender = () => patientSender,
): Promise<ReceivedForm> {
  const form = new FormCollector(place)
  try {
    await new FormParser(form, contentType).read(body)
    const sender = whole()
    await form.finish(sender)
    if (sender.gone.aborted) throw new MalformedForm('the sender is gone')
  } catch (error) {
    await form.discard()
    throw error
  }
  return form
}
