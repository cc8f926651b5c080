import { readdir, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { callbackForm } from '../../tests/support/send-form.ts'
import { endSite, startSite } from '../../tests/support/site-process.ts'
import { pdfFile } from '../../tests/support/pdf.ts'
import { multipart } from './hostile-uploads.ts'

/** Posts one form after another until the site is gone. */
async function sendUntilKilled(url: string, isOver: () => boolean): Promise<void> {
  const large = Buffer.concat([pdfFile(), Buffer.alloc(3 * 1024 * 1024, ' ')])
  const files = Array.from({ length: 4 }, (_, index) => ({ name: `${index}.pdf`, content: large }))
  while (!isOver()) {
    const fields = callbackForm(undefined, { topic: 'other', message: 'Bills' })
    const body = multipart(fields, 'photos', files)
    await new Promise<void>((resolve) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': body.length }
      const options = { method: 'POST', headers, agent: false }
      const sent = request(`${url}/en?dialog=contact-dialog`, options, (answer) => {
        answer.resume()
        answer.on('close', resolve)
      })
      sent.on('error', () => resolve())
      sent.end(body)
    })
  }
}

/** The upload markers below a data directory, and the uploads themselves. */
async function incoming(data: string): Promise<string[]> {
  const names = await readdir(join(data, 'incoming')).catch((): string[] => [])
  return names.map((name) => name.split('.')[0] ?? '')
}

/**
 * Kills the site in the middle of uploads, and restarts it. @returns how many files the kills left,
 * and how many of them remain after the restart
 */
export async function killsWhileReceiving(environment: Readonly<Record<string, string>>, kills: number) {
  const data = environment['DATA_DIR'] ?? ''
  let interrupted = 0
  let bytes = 0
  for (let kill = 0; kill < kills; kill++) {
    const before = new Set(await incoming(data))
    const site = await startSite(environment)
    let over = false
    const sending = Array.from({ length: 3 }, () => sendUntilKilled(site.url, () => over))
    // Until its first uploads are in progress, at a different moment each time.
    while ((await incoming(data)).every((id) => before.has(id))) await sleep(10)
    await sleep(25 * kill)
    over = true
    await endSite(site, 'SIGKILL')
    await Promise.all(sending)
    for (const id of await incoming(data)) {
      for (const name of [id, `${id}.part`]) {
        const found = await stat(join(data, 'uploads', name)).catch(() => undefined)
        if (found === undefined) continue
        interrupted += 1
        bytes += found.size
      }
    }
  }
  const site = await startSite(environment)
  const patience = performance.now() + 30_000
  while ((await incoming(data)).length > 0 && performance.now() < patience) await sleep(200)
  await endSite(site, 'SIGTERM')
  return { kills, interrupted, megabytes: Math.round(bytes / 1024 ** 2), left: (await incoming(data)).length }
}
