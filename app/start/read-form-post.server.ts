import type { KeptFile } from '#platform/uploads/kept-file.ts'
import type { UploadPlace } from '#platform/uploads/limit-uploads.server.ts'
import {
  isMultipart,
  MalformedForm,
  receiveForm,
  TooLarge,
} from '#domains/requests/intake/receive-form.server.ts'

/** A post that was read whole, as the router gets it: urlencoded texts, its files beside it. */
export interface TakenPost {
  readonly request: Request
  readonly files: readonly KeptFile[]
  readonly unavailable: boolean
}

/** Who sent a post, and how long that may take. */
interface PostSender {
  /** Whom it counts under (see client-address.ts). */
  readonly address: string
  /** Called when the body has arrived: from then on nothing moves on the connection until the answer. */
  readonly arrived: () => void
  /** Milliseconds after which none of its files is begun any more. */
  readonly patience?: number
}

const maxFormLength = 64 * 1024
/** How long a body may take to arrive, in milliseconds. */
const formTime = 10_000
const uploadTime = 60_000
/** With the last file's own time, and that for storing, less than the minute that proxies wait for an answer. */
const maxExamining = 40_000
/**
 * Fewer bytes a second, counted from the start, are no upload but a held connection; looked at from
 * `formTime` on.
 */
const slowest = 4_000

/**
 * Names that a form of this site can have. The form library makes an array as
 * long as the index in a name: `a[99999999]` alone would take all memory.
 */
const formName =
  /^(?!__proto__|constructor|prototype)[A-Za-z][\w-]{0,60}(?:\[\d{0,2}\]|\.[A-Za-z][\w-]{0,60}){0,3}$/
const maxFields = 300

/** The post as the router gets it; fields that no form has are left out. */
function rebuilt({ url, method, headers: given }: Request, fields: URLSearchParams): Request {
  const known = [...fields].filter(([name]) => formName.test(name)).slice(0, maxFields)
  const body = new URLSearchParams(known).toString()
  const headers = new Headers(given)
  headers.delete('content-length')
  headers.delete('transfer-encoding')
  // sameOrigin has judged it. The router would compare it with the address behind the proxy, which is none of https.
  headers.delete('origin')
  headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8')
  return new Request(url, { method, headers, body })
}

function cutOff(error: unknown): never {
  throw new MalformedForm('the body was cut off', { cause: error })
}

/** The body's chunks until it ends or its time is over; then the reader is told to stop. */
async function* until(
  body: ReadableStream<Uint8Array> | null,
  milliseconds: number,
): AsyncGenerator<Uint8Array> {
  if (body === null) return
  const reader = body.getReader()
  const start = performance.now()
  let size = 0
  let late = false
  const timer = setInterval(() => {
    const elapsed = performance.now() - start
    late = elapsed >= milliseconds || (elapsed >= formTime && size < (slowest * elapsed) / 1000)
    if (late) void reader.cancel().catch(() => undefined)
  }, 500)
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(cutOff)
      if (late) throw new MalformedForm('the body took too long')
      if (done) return
      size += value.length
      yield value
    }
  } finally {
    clearInterval(timer)
    void reader.cancel().catch(() => undefined)
  }
}

async function readForm(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of until(request.body, formTime)) {
    size += chunk.length
    if (size > maxFormLength) throw new TooLarge('form')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Reads a form post within its limits of size and time.
 * @param place where files are kept; without it they are read and forgotten
 * @returns the HTTP status where it cannot be taken: 400, 413 or 415. What is no fault of the sender's is thrown.
 */
export async function readFormPost(
  request: Request,
  place: UploadPlace | undefined,
  { address, arrived, patience = maxExamining }: PostSender = { address: '', arrived: () => undefined },
): Promise<TakenPost | 400 | 413 | 415> {
  // No request of the router's can have this method.
  if (request.method === 'TRACE') return 400
  const type = request.headers.get('content-type') ?? ''
  try {
    if (
      /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type) ||
      (type === '' && request.body === null)
    ) {
      const fields = new URLSearchParams(await readForm(request))
      arrived()
      return { request: rebuilt(request, fields), files: [], unavailable: false }
    }
    if (!isMultipart(type)) return 415
    const body = until(request.body, uploadTime)
    const { fields, files, unavailable } = await receiveForm(body, type, place, () => {
      arrived()
      return { address, gone: request.signal, late: AbortSignal.timeout(patience) }
    })
    return { request: rebuilt(request, fields), files, unavailable }
  } catch (error) {
    if (error instanceof TooLarge) return 413
    if (error instanceof MalformedForm) return 400
    throw error
  }
}
