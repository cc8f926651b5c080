import { expect, test } from 'vitest'
import { webhookSignature } from './webhook-signature.server.ts'

const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' }

test('signs with a Standard Webhooks secret as in that standard’s own example', () => {
  expect(webhookSignature('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', message)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

test('uses any other secret as the raw key', () => {
  const bytes = Buffer.from('plain words of at least 32 characters')
  expect(webhookSignature(bytes.toString(), message)).toBe(
    webhookSignature(`whsec_${bytes.toString('base64')}`, message),
  )
})
