import { expect, test } from 'vitest'
import { deliveryWords, messageWords } from './delivery-words.server.ts'

test.each([
  ['smtp.550', 'The mailbox does not exist'],
  ['smtp.552', 'The mailbox is full'],
  ['smtp.ETIMEDOUT', 'The mail server did not answer in time'],
  ['smtp.471', 'The mail server asks us to try later (471)'],
  ['smtp.571', 'The mail server rejects the message (571)'],
  ['smtp.EODD', 'The e-mail could not be sent (EODD)'],
  ['webhook.404', 'The other system answered with error 404'],
  ['webhook.connection', 'There was no connection to the other system'],
  ['store.busy', 'The database did not respond'],
  ['mail.address', 'The e-mail address is not valid'],
  ['deadline', 'The server did not answer in time'],
  ['something.new', 'Code something.new'],
])('%s is “%s”', (code, words) => {
  expect(deliveryWords(code, 'en')).toBe(words)
})

test('a message is named by whom it goes to and why', () => {
  expect(messageWords({ kind: 'mail-visitor', event: 'request-received' }, 'de')).toBe(
    'E-Mail an die Person: Anfrage erhalten',
  )
  expect(messageWords({ kind: 'mail-reply', event: 'reply-written' }, 'es')).toBe('Respuesta al visitante')
})
