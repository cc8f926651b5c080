import { createHash } from 'node:crypto'
import type { RequestSubmission } from '#domains/requests/submission.ts'

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner)])
}

/**
 * SHA-256 of what a visitor sent, whatever the order of its members. The key
 * itself, the proof of work, the verdicts of the checks, the names of kept
 * files and, over an upgrade, the privacy policy's version may differ between
 * two posts of the same form, so they do not count.
 */
export function bodyHash(submission: RequestSubmission): string {
  const {
    idempotencyKey: _key,
    suspect: _suspect,
    unmailed: _unmailed,
    proof: _proof,
    files,
    consent,
    ...content
  } = submission
  const { marketing } = consent
  const sizes = files?.map((file) => [file.mediaType, file.size])
  return createHash('sha256')
    .update(JSON.stringify(canonical({ ...content, marketing, sizes })))
    .digest('hex')
}
