import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contentPath } from './files.server.ts'
import { parseIdentity, readIdentity } from './identity.server.ts'

it('takes a placeholder for a value that is not known', () => {
  const source = readFileSync(contentPath('site.yaml'), 'utf8')
  const { register, offices } = parseIdentity(
    source
      .replace(/^( {2}taxId: ).*$/m, "$1'{tax-id}'")
      .replace(/^( {2}key: ).*$/m, '$1J-1234')
      .replace(/street: '[^']*'/, "street: '{street}'"),
  )
  expect(register).toMatchObject({ taxId: undefined, key: 'J-1234' })
  expect(offices[0]?.address).toMatchObject({ street: undefined, town: 'Palma' })
})

it('leaves no placeholder in the identity, whatever is configured', () => {
  const left = JSON.stringify(readIdentity(), (key, value: unknown) => (key === 'motto' ? undefined : value))
  expect(left).not.toMatch(/"\{[^"{}]*\}"/)
})
