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

it.each([
  ['http://clients.example', false],
  ['//clients.example', false],
  ['/contacto', false],
  ['javascript:alert(1)', false],
  ['https://user:word@clients.example', false],
  ['https://clients.example/enter?lang=es', true],
])('a route rule may lead to %s: %s', (to, allowed) => {
  const source = readFileSync(contentPath('site.yaml'), 'utf8')
  const rules = `routeRules: [{ from: /area-clientes, to: "${to}" }]`
  const read = () => parseIdentity(source.replace('routeRules: []', rules)).routeRules
  if (allowed) expect(read()).toEqual([{ from: '/area-clientes', to, permanent: false }])
  else expect(read).toThrow(/content\/site\.yaml: routeRules\.0\.to/)
})

it.each([
  ['09:10-14:00', /quarters of an hour/],
  ['14:00-09:00', /end after the beginning/],
  ['9:00-14:00', /expected HH:MM/],
])('opening hours cannot be %s', (hours, message) => {
  const source = readFileSync(contentPath('site.yaml'), 'utf8')
  expect(() => parseIdentity(source.replace(/\d\d:\d\d-\d\d:\d\d/, hours))).toThrow(message)
})
