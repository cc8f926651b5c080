import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A stand-in for clamd that speaks INSTREAM (https://docs.clamav.net). */
export interface FakeClamd {
  readonly host: string
  /** The files received. */
  readonly files: readonly Buffer[]
  readonly close: () => Promise<void>
}

/** The bytes of one INSTREAM command, or nothing while it is incomplete. */
function streamed(bytes: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (bytes.length < command.length || bytes.toString('latin1', 0, command.length) !== command)
    return undefined
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/**
 * Starts one at a free port or at a given one.
 * @param answer its verdict on a file, as clamd sends it after `stream: `; without an answer it stays silent
 */
export async function fakeClamd(answer: (file: Buffer) => string | undefined, port = 0): Promise<FakeClamd> {
  const files: Buffer[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let bytes = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (piece: Buffer) => {
      bytes = Buffer.concat([bytes, piece])
      const file = streamed(bytes)
      if (file === undefined) return
      files.push(file)
      const said = answer(file)
      if (said !== undefined) socket.end(`stream: ${said}\0`)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
