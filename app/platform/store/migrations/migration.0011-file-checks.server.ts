import type { Migration } from './migration.server.ts'

/**
 * What checking an upload found: of a PDF its pages, attachments and scripts, and what the virus scanner says (`clean`,
 * `waiting`, `infected`); null where nothing was asked. The index holds what waits for the scanner.
 */
export const fileChecksMigration: Migration = {
  name: '0011-file-checks',
  statements: () => [
    `alter table upload add column pages integer`,
    `alter table upload add column attachments integer`,
    `alter table upload add column scripts integer`,
    `alter table upload add column scan text`,
    `create index upload_waiting on upload (created_at) where scan = 'waiting'`,
  ],
}
