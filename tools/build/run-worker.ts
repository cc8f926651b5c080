import { Worker } from 'node:worker_threads'

/**
 * Runs a file in a worker thread and returns its result. Its heap has a limit, in megabytes:
 * without one the garbage collector waits for as long as the machine has memory. Rejects if it is
 * stopped.
 */
export function runWorker<T>(
  file: URL,
  workerData: unknown,
  heapLimit: number,
  stop?: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData,
      env: { ...process.env, NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: heapLimit },
    })
    stop?.addEventListener('abort', () => void worker.terminate())
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`${file.pathname} ended early, with code ${code}`)))
  })
}
