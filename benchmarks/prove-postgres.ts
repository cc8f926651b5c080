import type { TestProject } from 'vitest/node'
import startPostgres from '#tests/support/postgres.ts'

/** A PostgreSQL server of this run's own, with the URL of its database. */
export async function ownPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  let url = ''
  const project = { provide: (_name: string, value: string) => (url = value) }
  const stop = await startPostgres(project as unknown as TestProject)
  return { url, stop }
}
