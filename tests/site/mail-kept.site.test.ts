import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { endSite, startSite } from '#tests/support/site-process.ts'
import { unconfigured } from '#tests/support/unconfigured.ts'

async function ready(variables: NodeJS.ProcessEnv) {
  const folder = mkdtempSync(join(tmpdir(), 'mail-kept-'))
  const site = await startSite({ ...unconfigured, DATA_DIR: folder, ...variables })
  onTestFinished(async () => {
    await endSite(site, 'SIGTERM')
    rmSync(folder, { recursive: true })
  })
  const answer = await fetch(`${site.url}/readyz`)
  const page = await fetch(`${site.url}/es`)
  return { status: answer.status, text: await answer.text(), page: page.status, output: site.output() }
}

it('serves without a mail server, but reports unhealthy until that is configured', async () => {
  const { output, ...answers } = await ready({ MAIL: '' })
  expect(answers).toEqual({ status: 503, text: 'mail kept as files\n', page: 200 })
  expect(output).toContain('"event":"mail.transport"')
  expect(output).toMatch(/Mail is not sent: .*\/mail\. Set SMTP_URL to send it, or MAIL=file/)
})

it('is ready when serving without a mail server is configured', async () => {
  const { output, ...answers } = await ready({ MAIL: 'file' })
  expect(answers).toEqual({ status: 200, text: 'ok\n', page: 200 })
  expect(output).toContain('Mail is not sent')
})
