import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import {
  statusGateway,
  type StatusGateway,
  type StatusOutcome,
  type VisibleState,
  noteLimit,
} from '#domains/requests/status/gateway.ts'
import { siteIdentity } from '#content/load.server.ts'
import { fileLimits } from '#map/limits.ts'
import { qrCode } from './qr-code.server.ts'
import { changeStatus, loadStatus } from './status-route.server.ts'

/** Sends a note as a browser's form does: each line break is two characters. */
async function sendNote(typed: string) {
  const notes: string[] = []
  const gateway: StatusGateway = {
    read: () => Promise.resolve(undefined),
    addNote: (_token, text) => {
      notes.push(text)
      return Promise.resolve('done')
    },
    addFiles: () => Promise.resolve('empty'),
    withdraw: () => Promise.resolve('done'),
  }
  const context = new RouterContextProvider()
  context.set(statusGateway, gateway)
  const url = new URL('https://example.org/en/status/token')
  const body = new URLSearchParams({ intent: 'note', note: typed.replaceAll('\n', '\r\n') })
  const request = new Request(url, { method: 'POST', body })
  const answer = await changeStatus({ request, url, params: { token: 'token' }, context, pattern: '' })
  return { notes, answer }
}

test('counts and stores a line break as one character, like the field', async () => {
  const typed = `${'x\n'.repeat(noteLimit / 2 - 1)}xx`
  expect(typed).toHaveLength(noteLimit)
  const { notes, answer } = await sendNote(typed)
  expect(notes).toEqual([typed])
  expect(answer).toMatchObject({ status: 303 })
})

test('refuses one character too many and returns the note as typed', async () => {
  const typed = `${'x\n'.repeat(noteLimit / 2)}x`
  const { notes, answer } = await sendNote(typed)
  expect(notes).toEqual([])
  expect(answer).toMatchObject({
    data: { intent: 'note', problem: 'noteLong', note: typed },
    init: { status: 422 },
  })
})

/** Sends files, each named after its refusal reason, or good. */
async function sendFiles(outcome: StatusOutcome, ...refused: string[]) {
  const gateway: StatusGateway = {
    read: () => Promise.resolve(undefined),
    addNote: () => Promise.resolve('full'),
    addFiles: () => Promise.resolve(outcome),
    withdraw: () => Promise.resolve('done'),
  }
  const context = new RouterContextProvider()
  context.set(statusGateway, gateway)
  const url = new URL('https://example.org/en/status/token')
  const body = new FormData()
  body.set('intent', 'files')
  for (const name of refused) body.append('file', name)
  const request = new Request(url, { method: 'POST', body })
  return await changeStatus({ request, url, params: { token: 'token' }, context, pattern: '' })
}

const size = { problem: 'refusedSize', files: ['refusedSize?file=a.pdf'] }

test.each([
  ['a bad one beside good ones', ['done', 'refused-size/a.pdf'], { ...size, othersKept: true }, 422],
  ['a bad one alone', ['empty', 'refused-size/a.pdf'], size, 422],
  ['one without a name', ['empty', 'refused-slow'], { problem: 'refusedSlow', files: ['refusedSlow'] }, 422],
  [
    'several for which there is no room',
    ['empty', 'refused-full/a.pdf', 'refused-full/b.pdf'],
    { problem: 'refusedFull', files: ['refusedFull?file=a.pdf', 'refusedFull?file=b.pdf'] },
    422,
  ],
  [
    'several bad ones, each with its own fault',
    ['done', 'refused-size/a.pdf', 'refused-type/b.txt'],
    { problem: 'refusedSize', files: ['refusedSize?file=a.pdf', 'refusedType?file=b.txt'], othersKept: true },
    422,
  ],
  ['a text that is none of ours', ['empty', 'other'], { problem: 'filesEmpty' }, 422],
  ['more than a request may have', ['full'], { problem: 'fullFiles' }, 409],
] as const)('reports which files were stored: %s', async (_case, [outcome, ...refused], refusal, status) => {
  const answer = await sendFiles(outcome, ...refused)
  expect(answer).toEqual(
    expect.objectContaining({
      data: { intent: 'files', ...refusal },
      init: expect.objectContaining({ status }),
    }),
  )
})

/** The page's data for a request in this state with this many files. */
async function load(state: VisibleState, files: number, path = '/en/request/token') {
  const gateway: StatusGateway = {
    read: () =>
      Promise.resolve({
        reference: 'TAL-7K3M-Q2',
        dialog: 'contact-dialog',
        state,
        createdAt: '2026-11-23T09:00:00Z',
        updatedAt: '2026-11-23T09:00:00Z',
        notes: 0,
        files,
        replies: [],
      }),
    addNote: () => Promise.resolve('done'),
    addFiles: () => Promise.resolve('done'),
    withdraw: () => Promise.resolve('done'),
  }
  const context = new RouterContextProvider()
  context.set(statusGateway, gateway)
  const url = new URL(`https://example.org${path}?done=note`)
  const request = new Request(url)
  const { data } = await loadStatus({ request, url, params: { token: 'token' }, context, pattern: '' })
  return data
}

test('shows a code of its own address, without the query, while files can be added', async () => {
  const base = siteIdentity().url ?? 'https://example.org'
  const qr = qrCode(`${base}/en/request/token`)
  expect(await load('seen', fileLimits.ofRequest - 1)).toMatchObject({ qr })
  expect(await load('seen', 0, '/en/request/token.data')).toMatchObject({ qr })
  for (const state of ['closed', 'withdrawn'] as const) expect(await load(state, 0)).not.toHaveProperty('qr')
  expect(await load('seen', fileLimits.ofRequest)).not.toHaveProperty('qr')
})
