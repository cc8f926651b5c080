import { request } from '#platform/browser/request.ts'
import type { Answer } from './answer.ts'

/** Sends the proof of an answer. Says whether the server keeps it; where not, the next page tries again. */
export async function proveAnswer({ record, version, asked, value }: Answer): Promise<boolean> {
  try {
    const body = { record, version, asked, allowed: value }
    await request('/api/consents', {
      method: 'POST',
      body,
      keepalive: true,
      timeout: 5_000,
      priority: 'low',
    })
    return true
  } catch {
    return false
  }
}
