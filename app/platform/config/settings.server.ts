import { join, resolve } from 'node:path'
import { statusPath } from '#map/linked-paths.ts'
import { retention } from '#map/limits.ts'
import type { Identity } from '#map/identity.ts'
import type { PostLimits } from '#platform/protection/limits.server.ts'
import type { WebhookConfig } from '#platform/mail/webhook-signature.server.ts'
import type { MailConfig } from '#platform/mail/message.server.ts'
import { defaultRetention, type StoreConfig } from '#platform/store/store-config.server.ts'
import type { Environment } from './environment.server.ts'

/** The store's part of the configuration. */
export function storeSettings(environment: Environment, identity: Identity): StoreConfig {
  return {
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    linkSecret: environment.LINK_SECRET,
    previousLinkSecret: environment.LINK_SECRET_PREVIOUS,
    referencePrefix: identity.brand.referencePrefix,
    linkDays: retention.linkDays,
    webhook: environment.WEBHOOK_URL !== undefined,
    retention: { ...defaultRetention, closedMonths: environment.RETENTION_MONTHS },
  }
}

/** Where drafts are written, and releases of them are made. */
export function editDir({ EDIT_DIR, DATA_DIR }: Environment): string {
  return resolve(EDIT_DIR ?? join(DATA_DIR, 'edit'))
}

/** Where requests are also posted to; undefined if no webhook is configured. */
export function webhookSettings({ WEBHOOK_URL, WEBHOOK_SECRET }: Environment): WebhookConfig | undefined {
  if (WEBHOOK_URL === undefined || WEBHOOK_SECRET === undefined) return undefined
  return { url: WEBHOOK_URL, secret: WEBHOOK_SECRET }
}

/** What the robot checks and rate limits need. */
export function limitSettings(environment: Environment): PostLimits {
  return {
    perAddress: environment.POSTS_PER_ADDRESS,
    perMinute: environment.POSTS_PER_MINUTE,
    minFillTime: environment.FORM_MIN_MS,
  }
}

/**
 * Why mail is only kept as files: because `MAIL=file` says so, or because no mail server is
 * configured.
 */
export type MailKept = 'on purpose' | 'by default'

/**
 * Whether mail is only kept as files and never sent. Outside production this needs no explicit
 * setting.
 */
export function isMailKept({ SMTP_URL, MAIL, NODE_ENV }: Environment): MailKept | undefined {
  if (SMTP_URL !== undefined) return undefined
  return MAIL === 'file' || NODE_ENV !== 'production' ? 'on purpose' : 'by default'
}

/** The mail part of the configuration; defaults to the identity's address. */
export function mailSettings(environment: Environment, identity: Identity): MailConfig {
  return {
    smtpUrl: environment.SMTP_URL,
    dataDir: environment.DATA_DIR,
    from: environment.MAIL_FROM ?? identity.contact.email,
    office: environment.MAIL_OFFICE ?? identity.contact.email,
    officeLocale: 'es',
    statusPath,
    identity,
  }
}
