/**
 * Every variable that the server or the build reads, set to empty, which counts as unset.
 * Everything a test starts gets these first: tests on a configured machine must not reach its
 * database and its mail. tests/site/unconfigured.site.test.ts checks this list against
 * app/platform/config/environment.server.ts.
 */
export const unconfigured = {
  HOST: '',
  PORT: '',
  DATA_DIR: '',
  DATABASE_URL: '',
  LINK_SECRET: '',
  LINK_SECRET_PREVIOUS: '',
  SMTP_URL: '',
  MAIL: '',
  MAIL_FROM: '',
  MAIL_OFFICE: '',
  RETENTION_MONTHS: '',
  WEBHOOK_URL: '',
  WEBHOOK_SECRET: '',
  TRUSTED_PROXIES: '',
  POSTS_PER_ADDRESS: '',
  POSTS_PER_MINUTE: '',
  FORM_MIN_MS: '',
  CONSENT_FILE: '',
  ICON_SERVICES: '',
  METRICS_PORT: '',
  METRICS_HOST: '',
  DESK_PORT: '',
  DESK_HOST: '',
  DESK_URL: '',
  DESK_PREVIEW_PORT: '',
  DESK_PREVIEW_URL: '',
  EDIT_DIR: '',
  DESK_OIDC_ISSUER: '',
  DESK_OIDC_CLIENT_ID: '',
  DESK_OIDC_CLIENT_SECRET: '',
  DESK_OIDC_NAME: '',
  DRAIN_SECONDS: '',
  NODE_ENV: '',
  BASE_URL: '',
  CLAMD_HOST: '',
} as const satisfies Readonly<Record<string, ''>>
