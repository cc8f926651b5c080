import { expect, it } from 'vitest'
import { locales } from '#map/locale.ts'
import { identity, mailConfig } from '#tests/support/mail.ts'
import { mailFooter } from './mail-parts.server.ts'

const withRegister = (change: Partial<typeof identity.register>) =>
  mailConfig({ identity: { ...identity, register: { ...identity.register, ...change } } })

it('omits what the identity does not define yet', () => {
  const open = withRegister({ key: undefined, taxId: undefined })
  expect(mailFooter(open, 'en').slice(0, 2)).toEqual([
    'Faro Mediación, S.L.',
    'Insurance intermediary under Spanish law.',
  ])
})

it('calls the firm a broker only if its class is one', () => {
  for (const locale of locales) {
    expect(mailFooter(withRegister({ class: 'unknown' }), locale).join()).not.toMatch(/broker|makler|corred/i)
    expect(mailFooter(withRegister({ class: 'broker' }), locale).join()).toMatch(/broker|makler|corred/i)
  }
})
