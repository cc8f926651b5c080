/** Sends one command to a process that was started with `--inspect`. */
function ask(socket: WebSocket, id: number, method: string, params: object = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const hear = ({ data }: MessageEvent<string>) => {
      const answer = JSON.parse(data) as { id?: number; result?: unknown }
      if (answer.id !== id) return
      socket.removeEventListener('message', hear)
      resolve(answer.result)
    }
    socket.addEventListener('message', hear)
    socket.addEventListener('close', () => reject(new Error('the process is gone')))
    socket.send(JSON.stringify({ id, method, params }))
  })
}

/**
 * Heap used by a process right after a garbage collection, in MB: live memory without garbage.
 * @throws if the process is gone
 */
export async function collectedHeapMB(inspectPort: number): Promise<number> {
  const list = await fetch(`http://127.0.0.1:${inspectPort}/json/list`)
  const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  try {
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error('the process is gone')))
    })
    await ask(socket, 1, 'HeapProfiler.collectGarbage')
    const { usedSize } = (await ask(socket, 2, 'Runtime.getHeapUsage')) as { usedSize: number }
    return Math.round((usedSize / 1024 ** 2) * 10) / 10
  } finally {
    socket.close()
  }
}
