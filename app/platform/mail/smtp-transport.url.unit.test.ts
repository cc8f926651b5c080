import { expect, test } from 'vitest'
import { parseSmtpUrl } from './smtp-transport.server.ts'

test('requires TLS for a server on the network', () => {
  expect(parseSmtpUrl('smtp://mail.example')).toMatchObject({ port: 587, secure: false, requireTLS: true })
  expect(parseSmtpUrl('smtps://mail.example')).toMatchObject({ port: 465, secure: true })
  expect(parseSmtpUrl('smtp://mail.example:25?starttls=optional')).toMatchObject({
    port: 25,
    requireTLS: false,
    opportunisticTLS: true,
  })
  expect(parseSmtpUrl('smtp://[::1]:2525')).toMatchObject({ host: '::1', requireTLS: false, ignoreTLS: true })
})

test('decodes credentials', () => {
  expect(parseSmtpUrl('smtp://a%40b:p%3A%2F@mail.example').auth).toEqual({ user: 'a@b', pass: 'p:/' })
  expect(parseSmtpUrl('smtp://mail.example').auth).toBeUndefined()
})
