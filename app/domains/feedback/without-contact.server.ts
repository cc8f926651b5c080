import { cleanLine } from '#platform/clean-text.server.ts'

const email = /[^\s@]*@[^\s@]*/g
const link = /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/gi
/** A bare domain, with or without a path; a sentence has a space after its full stop. */
const domain = /\b(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?/gi
/** Digits of any script, with what stands between those of a phone number. */
const digits = /\p{Nd}(?:[\p{Nd}\s().,/+-]*\p{Nd})?/gu

/**
 * A text without what could identify or reach a person: e-mail addresses, links and digits each become an ellipsis.
 * Names cannot be recognised; the form asks to leave them out.
 */
export function withoutContact(text: string, longest: number): string {
  // Some of the patterns are slow on a whole form's worth of text.
  const line = cleanLine(
    text
      .slice(0, 4 * longest)
      .replaceAll(/\p{Cf}/gu, '')
      .normalize('NFKC'),
  )
  const bare = [email, link, domain, digits].reduce((rest, kind) => rest.replaceAll(kind, '…'), line)
  const short = bare
    .replaceAll(/…(?:\s*…)+/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return [...short].slice(0, longest).join('')
}
