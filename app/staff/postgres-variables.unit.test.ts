import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { postgresVariables, shellLines } from './postgres-variables.server.ts'

it('takes an address apart', () => {
  expect(postgresVariables('postgres://site:p%25%27w@db.example.org:5433/store')).toEqual({
    PGHOST: 'db.example.org',
    PGPORT: '5433',
    PGUSER: 'site',
    PGPASSWORD: "p%'w",
    PGDATABASE: 'store',
  })
  expect(postgresVariables('postgres:///store?host=/run/postgresql&user=site')).toEqual({
    PGHOST: '/run/postgresql',
    PGUSER: 'site',
    PGDATABASE: 'store',
  })
  expect(postgresVariables('postgres://[::1]/store')['PGHOST']).toBe('::1')
})

it('checks certificates as the site does', () => {
  expect(postgresVariables('postgres://a/b?sslmode=require')).toMatchObject({
    PGSSLMODE: 'verify-full',
    PGSSLROOTCERT: '/etc/ssl/certs/ca-certificates.crt',
  })
  expect(postgresVariables('postgres://a/b?sslmode=verify-full&sslrootcert=/etc/ca.pem')).toMatchObject({
    PGSSLROOTCERT: '/etc/ca.pem',
  })
  expect(postgresVariables('postgres://a/b?sslmode=disable')).toMatchObject({ PGSSLMODE: 'disable' })
})

it('writes lines that a shell reads back, whatever the password', () => {
  const password = `a'b"c$d\`e\\f g`
  const script = `${shellLines({ PGPASSWORD: password })}printf %s "$PGPASSWORD"`
  expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe(password)
})
