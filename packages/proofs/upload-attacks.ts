import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { callbackForm } from '../../tests/support/send-form.ts'
import type { SiteProcess } from '../../tests/support/site-process.ts'
import { jpeg, png, pngChunk } from './hostile-pictures.ts'
import { multipart, type HostileFile } from './hostile-uploads.ts'
import { processorSeconds } from './process-figures.ts'

/**
 * Attacks on the processor by files: small PDFs in large numbers, and pictures that take long to
 * decode.
 */

const path = '/en?dialog=contact-dialog'
const field = 'photos'

/** The result of one post, and its duration in seconds. */
interface Timed {
  readonly status: number | 'closed'
  readonly seconds: number
}

function form(files: readonly HostileFile[]): Buffer {
  return multipart(callbackForm(undefined, { topic: 'other', message: 'What is this?' }), field, files)
}

/**
 * Posts a form from one address. @param leaveAfter milliseconds after which the sender closes the
 * connection
 */
function postAs(url: string, address: string, body: Buffer, leaveAfter?: number): Promise<Timed> {
  const start = performance.now()
  return new Promise((resolve) => {
    const end = (status: Timed['status']) => resolve({ status, seconds: (performance.now() - start) / 1000 })
    const headers = {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': body.length,
      'x-forwarded-for': address,
    }
    const sent = request(url + path, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume()
      answer.on('end', () => end(answer.statusCode ?? 'closed'))
    })
    sent.on('error', () => end('closed'))
    sent.end(body)
    if (leaveAfter !== undefined) setTimeout(() => sent.destroy(), leaveAfter)
  })
}

/** Processor time of a process and of all its descendants, including exited ones. */
async function treeSeconds(root: number): Promise<number> {
  let total = 0
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const fields = stat.replace(/^.*\) /, '').split(' ')
    const isOurs = Number(name) === root || Number(fields[1]) === root
    if (!isOurs) continue
    total += await processorSeconds(Number(name)).catch(() => 0)
    if (Number(name) === root) total += (Number(fields[13]) + Number(fields[14])) / 100
  }
  return total
}

/**
 * A small PDF with objects that unpack to some megabytes, and a script: a former parser of this
 * site scanned all of it.
 */
function packedPdf(bytes: number): Buffer {
  const objects = deflateSync(`1 0 ${'/a'.repeat(bytes / 2)} << /S /JavaScript >>`, { level: 9 })
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.5\n2 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${objects.length} >>\nstream\n`,
    ),
    objects,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ])
}

/** A PNG with text chunks that each inflate to a given number of bytes. */
function textPng(type: 'zTXt' | 'iTXt', chunks: number, bytes: number): Buffer {
  const head = type === 'zTXt' ? 'Comment\0\0' : 'Comment\0\x01\0\0\0'
  const text = pngChunk(type, Buffer.concat([Buffer.from(head, 'latin1'), deflateSync(Buffer.alloc(bytes))]))
  return Buffer.concat([png.subarray(0, 33), ...Array.from({ length: chunks }, () => text), png.subarray(33)])
}

const files = (count: number, content: Buffer, name: string) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}-${name}`, content }))

/** The processor time of a post of PDFs, and how long a page takes meanwhile. */
async function pdfCost(site: SiteProcess, count: number, bytes: number) {
  const pid = site.process.pid ?? 0
  const before = await treeSeconds(pid)
  let over = false
  const pages: number[] = []
  const watching = (async () => {
    for (; !over; await sleep(20)) {
      const start = performance.now()
      await fetch(`${site.url}/en`).then((answer) => answer.arrayBuffer())
      pages.push(performance.now() - start)
    }
  })()
  const content = packedPdf(bytes)
  const { status, seconds } = await postAs(site.url, '192.0.2.1', form(files(count, content, 'a.pdf')))
  over = true
  await watching
  const processor = (await treeSeconds(pid)) - before
  const slowest = Math.round(Math.max(...pages))
  return { status, fileBytes: content.length, seconds, processor, slowestPageMs: slowest }
}

/** How long another visitor's photo takes while senders have pictures in progress. */
async function waitBehind(site: SiteProcess, attack: () => Promise<unknown>): Promise<Timed> {
  const attacking = attack()
  await sleep(1_000)
  const photo = await postAs(site.url, '198.51.100.7', form([{ name: 'photo.jpg', content: jpeg }]))
  await attacking
  return photo
}

/** Runs each attack against a site that trusts `X-Forwarded-For` from this machine. */
export async function uploadAttacks(site: SiteProcess) {
  const slow = textPng('zTXt', 45, 46_000_000)
  const small = textPng('iTXt', 2, 46_000_000)
  const one = (index: number) => `2001:db8:0:${index.toString(16)}::1`
  return {
    pdfs250: await pdfCost(site, 250, 2_800_000),
    pdfs40: await pdfCost(site, 40, 4_200_000),
    slowPngBytes: slow.length,
    behindOneThatLeft: await waitBehind(site, () =>
      postAs(site.url, '192.0.2.2', form([{ name: 'a.png', content: slow }]), 500),
    ),
    smallPngBytes: small.length,
    behindEightOfOneNetwork: await waitBehind(site, () =>
      Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          postAs(site.url, one(index), form([{ name: 'a.png', content: small }])),
        ),
      ),
    ),
  }
}
