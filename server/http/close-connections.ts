import type { RequestListener, ServerResponse } from 'node:http'

/** How long an answered client may go on sending what nobody reads, in milliseconds. */
const unreadTime = 500

/** A client that went on sending would hold its connection until the limit for uploads. */
function endUnread(response: ServerResponse): void {
  const { req: request } = response
  if (request.complete) return
  request.resume()
  setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, unreadTime).unref()
}

/**
 * Ends connections that should not go on: each one with its next answer while the server retires, so
 * that the proxy in front is left with none to send a request into, and those whose body was not
 * wanted.
 */
export function closingConnections(listener: RequestListener, retiring: () => boolean): RequestListener {
  return (request, response) => {
    if (retiring()) response.setHeader('connection', 'close')
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if (length !== undefined || coding !== undefined) {
      response.once('finish', () => endUnread(response))
    }
    listener(request, response)
  }
}
