import { expect, test } from 'vitest'
import { asStoreFault } from './store-fault.server.ts'

test.each([
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'store.untrusted'],
  [{ code: 'SELF_SIGNED_CERT_IN_CHAIN' }, 'store.untrusted'],
  [{ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, 'store.untrusted'],
  [{ code: 'CERT_HAS_EXPIRED' }, 'store.untrusted'],
  [{ code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'store.untrusted'],
  [{ code: 'ECONNREFUSED', syscall: 'connect' }, 'store.connection'],
  [{ code: 'EUNKNOWN' }, 'store.failed'],
  [{ code: 'ENOSPC', syscall: 'write' }, 'store.full'],
  [{ code: '28P01' }, 'store.access'],
  [{ code: '40P01' }, 'store.busy'],
  [{ errcode: 5 | (1 << 8) }, 'store.busy'],
])('maps %j to the fault %s', (properties, code) => {
  const error = Object.assign(new Error('postgres://user:secret@host'), properties)
  const fault = asStoreFault(error)
  expect(fault).toMatchObject({ code, cause: error })
  expect(fault.message).not.toContain('secret')
})
