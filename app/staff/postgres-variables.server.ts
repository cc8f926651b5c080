import { readEnvironment } from '#platform/config/environment.server.ts'

/** Where Debian keeps the public authorities; libpq, unlike the site, trusts none by itself. */
const publicAuthorities = '/etc/ssl/certs/ca-certificates.crt'

/**
 * The variables by which PostgreSQL's own programs find the database of a `DATABASE_URL`. They check the server's
 * certificate as the site does: `require` counts as `verify-full`.
 */
export function postgresVariables(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl)
  const of = (name: string) => url.searchParams.get(name) ?? undefined
  const mode = of('sslmode')
  const isChecked = mode !== undefined && mode !== 'disable'
  const found = {
    PGHOST: of('host') ?? url.hostname.replace(/^\[(.*)\]$/, '$1'),
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username) || of('user'),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: isChecked ? 'verify-full' : mode,
    PGSSLROOTCERT: isChecked ? (of('sslrootcert') ?? publicAuthorities) : undefined,
  }
  const set = Object.entries(found).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(set) as Record<string, string>
}

/** Lines for a shell. */
export function shellLines(variables: Readonly<Record<string, string>>): string {
  return Object.entries(variables)
    .map(([name, value]) => `export ${name}='${value.replaceAll("'", `'\\''`)}'\n`)
    .join('')
}

// Run by ops/postgres.sh.
if (import.meta.main) {
  const { DATABASE_URL } = readEnvironment()
  if (DATABASE_URL === undefined) throw new Error('DATABASE_URL is not set')
  process.stdout.write(shellLines(postgresVariables(DATABASE_URL)))
}
