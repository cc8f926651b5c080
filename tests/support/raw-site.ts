import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { rawAnswer, rawRequest } from './raw-http.ts'
import { endSite, startSite, type SiteProcess } from './site-process.ts'

/** What a form's request headers say about its body. */
export const formType = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** A site that receives requests as raw bytes. */
interface RawSite {
  /** Sends bytes and returns what came back. */
  readonly send: (request: string) => Promise<string>
  /** Sends a request made of its parts. */
  readonly ask: (line: string, headers?: Readonly<Record<string, string>>, body?: string) => Promise<string>
}

/** Starts the built site for the tests of a file, and stops it after them. */
export function rawSite(): RawSite {
  let folder = ''
  let port = 0
  let site: SiteProcess
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'raw-site-'))
    site = await startSite({ DATA_DIR: folder })
    port = Number(new URL(site.url).port)
  }, 60_000)
  afterAll(async () => {
    await endSite(site, 'SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })
  const send = (request: string) => rawAnswer(port, request)
  return { send, ask: (line, headers, body) => send(rawRequest(line, headers, body)) }
}
