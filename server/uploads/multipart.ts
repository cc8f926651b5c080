/** What a multipart body consists of, in order: each part's name, its bytes, and its end (RFC 7578). */
export type MultipartEvent =
  | { readonly kind: 'part'; readonly name: string; readonly isFile: boolean; readonly fileName: string }
  | { readonly kind: 'data'; readonly bytes: Buffer }
  | { readonly kind: 'end' }

/** A body that is not what its header says; the message names the rule, not the content. */
export class MultipartError extends Error {}

const longestHead = 8 * 1024
const headEnd = Buffer.from('\r\n\r\n')

/** The boundary that a content type names; none where it is no form's (RFC 2046, 5.1.1). */
export function boundaryOf(contentType: string): string | undefined {
  const found = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType)
  const boundary = found?.[1] ?? found?.[2]
  return boundary !== undefined && /^[\w'()+,./:=? -]{1,70}$/.test(boundary) ? boundary : undefined
}

function parameter(disposition: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(disposition)
  const value = found?.[1] ?? found?.[2]
  return value?.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
}

function readHead(head: Buffer): MultipartEvent {
  const lines = head.toString('utf8').split('\r\n')
  const disposition = lines.find((line) => /^content-disposition\s*:/i.test(line)) ?? ''
  const name = parameter(disposition, 'name')
  if (!/:\s*form-data\s*;/i.test(disposition) || name === undefined)
    throw new MultipartError('part without a name')
  const fileName = parameter(disposition, 'filename')
  return { kind: 'part', name, isFile: fileName !== undefined, fileName: fileName ?? '' }
}

/** Bytes as they arrive; never holds more than one chunk and a part's head. */
class Window {
  #bytes = Buffer.from('\r\n')
  readonly #source: AsyncIterator<Uint8Array>

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async more(): Promise<void> {
    const { done, value } = await this.#source.next()
    if (done) throw new MultipartError('the body ends early')
    this.#bytes = this.#bytes.length === 0 ? Buffer.from(value) : Buffer.concat([this.#bytes, value])
  }

  async atLeast(count: number): Promise<void> {
    while (this.#bytes.length < count) await this.more()
  }

  find(mark: Buffer): number {
    return this.#bytes.indexOf(mark)
  }

  get length(): number {
    return this.#bytes.length
  }

  take(count: number): Buffer {
    const taken = this.#bytes.subarray(0, count)
    this.#bytes = this.#bytes.subarray(count)
    return taken
  }
}

/** The bytes up to a mark, piece by piece; the mark itself is taken and left out. */
async function* upTo(window: Window, mark: Buffer): AsyncGenerator<Buffer> {
  for (;;) {
    const at = window.find(mark)
    if (at >= 0) {
      if (at > 0) yield window.take(at)
      window.take(mark.length)
      return
    }
    // The mark may lie across two chunks, so that much is held back.
    const sure = window.length - mark.length + 1
    if (sure > 0) yield window.take(sure)
    await window.more()
  }
}

async function takeHead(window: Window): Promise<Buffer> {
  for (;;) {
    const at = window.find(headEnd)
    if (at > longestHead || (at < 0 && window.length > longestHead))
      throw new MultipartError('long part head')
    if (at >= 0) {
      const head = window.take(at)
      window.take(headEnd.length)
      return head
    }
    await window.more()
  }
}

/**
 * Reads a form's multipart body as it arrives. Sizes and counts are the
 * caller's to limit; what is not read is not held.
 * @throws MultipartError
 */
export async function* readMultipart(
  source: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<MultipartEvent> {
  const window = new Window(source)
  const mark = Buffer.from(`\r\n--${boundary}`)
  for await (const _preamble of upTo(window, mark)) void _preamble
  for (;;) {
    await window.atLeast(2)
    const next = window.take(2).toString('latin1')
    if (next === '--') return
    if (next !== '\r\n') throw new MultipartError('boundary without a line end')
    yield readHead(await takeHead(window))
    for await (const bytes of upTo(window, mark)) yield { kind: 'data', bytes }
    yield { kind: 'end' }
  }
}
