import { request } from '#platform/browser/request.ts'
import workerUrl from './proof-worker.ts?worker&url'
import type { ProofTask } from './solve-proof.ts'

/** The challenge from the server. */
type Challenge = Pick<ProofTask, 'challenge' | 'bits'>

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string
  }
}

/** The content security policy requires Trusted Types: a named policy for a single script address. */
function trustedWorkerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('proof-worker', { createScriptURL: () => workerUrl })
  return policy?.createScriptURL(workerUrl) ?? workerUrl
}

function solve(task: ProofTask): Promise<number> {
  const worker = new Worker(trustedWorkerUrl(), { type: 'module' })
  return new Promise<number>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('the proof worker failed')))
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}

async function fillProof(form: HTMLFormElement): Promise<void> {
  const key = form.elements.namedItem('key')
  const proof = form.elements.namedItem('proof')
  if (!(key instanceof HTMLInputElement) || !(proof instanceof HTMLInputElement)) return
  const { challenge, bits } = await request<Challenge>('/api/proof', { cache: 'no-store', priority: 'low' })
  const nonce = await solve({ challenge, formKey: key.value, bits })
  proof.value = `${challenge}:${nonce}`
}

/**
 * Solves a small proof of work while the form is filled in, and stores it in the hidden field `proof`. A form without
 * it is accepted too. A proof counts once, so a form that is sent again needs another.
 */
export function startProof(form: HTMLFormElement): void {
  fillProof(form).catch(() => undefined)
}
