import type { Migration } from './migration.server.ts'

/** The staff of the desk: members, their passkeys, invitations, sessions and sign-in challenges. */
export const staffMigration: Migration = {
  name: '0014-staff',
  statements: (strict) => [
    `create table staff (
      id text primary key,
      name text not null,
      role text not null check (role in ('clerk', 'adviser', 'manager', 'editor', 'operator')),
      -- A JSON list of office pages; an empty list means every office.
      offices text not null,
      -- The seat in the appointment book, for an adviser.
      adviser text,
      locale text not null,
      -- In lower case; only for signing in with OpenID Connect.
      email text,
      created_at text not null,
      disabled_at text
    )${strict}`,
    `create unique index staff_by_email on staff (email) where email is not null`,
    `create table staff_passkey (
      -- The credential's id in base64url.
      id text primary key,
      staff_id text not null references staff (id) on delete cascade,
      public_key text not null,
      counter integer not null,
      transports text not null,
      name text not null,
      created_at text not null,
      used_at text
    )${strict}`,
    `create index staff_passkey_by_staff on staff_passkey (staff_id)`,
    `create table staff_invite (
      -- SHA-256 of the token in the link.
      hash text primary key,
      staff_id text not null references staff (id) on delete cascade,
      expires_at text not null,
      used_at text
    )${strict}`,
    `create table staff_session (
      -- SHA-256 of the token in the cookie.
      hash text primary key,
      staff_id text not null references staff (id) on delete cascade,
      created_at text not null,
      seen_at text not null,
      expires_at text not null,
      verified_at text not null
    )${strict}`,
    `create index staff_session_by_staff on staff_session (staff_id)`,
    `create table staff_challenge (
      id text primary key,
      challenge text not null,
      expires_at text not null
    )${strict}`,
  ],
}
