// Normalises typed or pasted text before a form's rules read it: one place for every field of every
// form, so that browser and server agree. Free text (messages, notes) is only trimmed, so that it
// is stored as written.

/**
 * Direction marks, byte order marks, soft hyphens and the like: they are invisible, and copied text
 * is full of them.
 */
const invisible =
  '\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb'
/** Control characters except tab and line ends, which count as spaces. */
const controls = '\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f'

const invisibleInLines = new RegExp(`[${invisible}${controls}]`, 'gu')
/** Braille's empty cell and next-line look like a space too, but `\s` does not match them. */
const spaces = /[\s\u{85}\u{2800}]+/gu
/**
 * Joiners that join nothing: next to a space, an edge or a Latin letter. Persian, Indic scripts and
 * emoji sequences need those between their own characters.
 */
const looseJoiners =
  /(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|(?!\p{Script=Latin})\p{L})[\u{200c}\u{200d}]+|[\u{200c}\u{200d}]+(?=$|[\s\p{P}\p{N}\p{Script=Latin}])/gu

/** Spaces, including those that `String.prototype.trim` does not know, and invisible characters. */
const blank = new RegExp(`[\\s\\u0085\\u2800\\u200c\\u200d${invisible}${controls}]`, 'u')

/**
 * Text without surrounding blanks. A pattern for both ends would take quadratic time over long runs
 * of spaces.
 */
export function trimText(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && blank.test(text.charAt(start))) start += 1
  while (end > start && blank.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/**
 * A line of words, such as a name or a make: single spaces, no invisible characters, otherwise as
 * typed.
 */
export function tidyLine(typed: string): string {
  return trimText(typed.replace(invisibleInLines, '').replace(looseJoiners, '').replace(spaces, ' '))
}

const dashes = /[\p{Pd}\u{2d7}\u{2043}\u{207b}\u{208b}\u{2212}\u{30fc}]/gu
const slashes = /[\u{2044}\u{2215}]/gu
/** Characters without meaning in a code: joiners, variation selectors, tags. */
const ignorable = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const digits = /\p{Nd}/gu

/**
 * Decimal digits of each script are assigned in a run of ten, in order (The Unicode Standard, 4.6).
 */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  if (code < 0x80) return digit
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}

/**
 * A number, a code or an address in plain characters: ASCII digits, hyphens and spaces, full-width
 * forms as their ASCII equivalents, no invisible characters.
 */
export function plainLine(typed: string): string {
  return tidyLine(typed.replace(ignorable, '').normalize('NFKC'))
    .replace(dashes, '-')
    .replace(slashes, '/')
    .replace(digits, asciiDigit)
}

/** A code, such as a plate or a CUPS, without its spaces, hyphens and full stops, in capitals. */
export function bareCode(typed: string): string {
  return plainLine(typed)
    .replace(/[\s.-]/g, '')
    .toUpperCase()
}

/** Whether a text has a visible letter or digit; U+3164 is an invisible letter. */
export function hasVisibleLetter(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replace(ignorable, ''))
}
