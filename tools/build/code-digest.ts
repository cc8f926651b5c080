import { digestOf } from './inputs.ts'

/** What decides everything but words. Of the content only the identity is in the scripts (tools/boundaries.cjs). */
const inputs = [
  'app/*.{ts,tsx}',
  'app/{content,design,domains,forms,i18n,map,pages,shell}/**/*.{ts,tsx,css}',
  'app/platform/{browser,router}/*.{ts,tsx}',
  'content/site.yaml',
  'content/logos/*',
  'locales/**/*.json',
  'packages/illustrations/*.ts',
  'tools/{build,vite}/*.ts',
  '{vite,react-router}.config.ts',
  'package-lock.json',
]

/** The digest of everything but words: where it is another, nothing that an earlier build put into `build/` stays. */
export function codeDigest(): string {
  return digestOf(inputs, process.env['BASE_URL'] ?? '', process.env['RETENTION_MONTHS'] ?? '')
}
