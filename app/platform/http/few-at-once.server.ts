import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies send the next request when they have the answer to the last one. */
const mostUnderWay = 8

/**
 * Ends a connection that has more requests under way than anybody needs: Node reads as many as a packet holds, and
 * sixty kilobytes of them, whose answers wait for one another, take all memory.
 */
export function fewAtOnce(listener: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    const count = (underWay.get(socket) ?? 0) + 1
    underWay.set(socket, count)
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
    if (count > mostUnderWay) socket.destroy()
    else listener(request, response)
  }
}
