import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { statusGateway, type StatusGateway } from './gateway.ts'
import { noteLimit } from './note-limit.ts'
import { changeStatus } from './status-route.server.ts'

/** Sends a note as a browser's form does: each line's end is two characters. */
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

test('a line’s end counts as the one character that the field counts, and is kept as one', async () => {
  const typed = `${'x\n'.repeat(noteLimit / 2 - 1)}xx`
  expect(typed).toHaveLength(noteLimit)
  const { notes, answer } = await sendNote(typed)
  expect(notes).toEqual([typed])
  expect(answer).toMatchObject({ status: 303 })
})

test('one character more is refused, and comes back as it was typed', async () => {
  const typed = `${'x\n'.repeat(noteLimit / 2)}x`
  const { notes, answer } = await sendNote(typed)
  expect(notes).toEqual([])
  expect(answer).toMatchObject({
    data: { intent: 'note', problem: 'noteLong', note: typed },
    init: { status: 422 },
  })
})
