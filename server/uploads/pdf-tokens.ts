import { Unreadable } from './work-budget.ts'

export const roundOpen = 0x28
export const roundClose = 0x29
export const percent = 0x25
export const slash = 0x2f
export const less = 0x3c
export const greater = 0x3e
export const squareOpen = 0x5b
export const squareClose = 0x5d
const lineFeed = 0x0a
const carriageReturn = 0x0d
const backslash = 0x5c

const regular = 0
const blank = 1
const delimiter = 2

/** The kinds of signs (ISO 32000-1, 7.2.2). */
const kinds = new Uint8Array(256)
for (const sign of '\0\t\n\f\r ') kinds[sign.charCodeAt(0)] = blank
for (const sign of '()<>[]{}/%') kinds[sign.charCodeAt(0)] = delimiter

/** The kind of a sign; the file's end ends words too. */
function kindAt(pdf: Buffer, at: number): number | undefined {
  return at < pdf.length ? kinds[pdf[at] ?? 0] : delimiter
}

/** Whether a sign is white space. */
export function isBlank(pdf: Buffer, at: number): boolean {
  return kindAt(pdf, at) === blank
}

/** Whether a sign is part of a word: no white space, no bracket, no beginning of something. */
export function isRegular(pdf: Buffer, at: number): boolean {
  return kindAt(pdf, at) === regular
}

/** Whether these signs stand at a place. */
export function standsAt(pdf: Buffer, at: number, signs: string): boolean {
  for (let index = 0; index < signs.length; index++) {
    if (pdf[at + index] !== signs.charCodeAt(index)) return false
  }
  return true
}

/** Behind the word or the rest of a name at a place. */
export function afterWord(pdf: Buffer, from: number): number {
  let at = from
  while (isRegular(pdf, at)) at++
  return at
}

/** Behind the comment that begins at a place, at the end of its line. */
export function afterComment(pdf: Buffer, from: number): number {
  let at = from
  while (at < pdf.length && pdf[at] !== lineFeed && pdf[at] !== carriageReturn) at++
  return at
}

/** Behind white space and comments. */
export function afterBlanks(pdf: Buffer, from: number): number {
  let at = from
  while (at < pdf.length) {
    if (pdf[at] === percent) at = afterComment(pdf, at)
    else if (isBlank(pdf, at)) at++
    else break
  }
  return at
}

/** Behind the string that begins at a place. @throws Unreadable where it has no end */
export function afterString(pdf: Buffer, from: number): number {
  let at = from + 1
  for (let depth = 1; depth > 0; at++) {
    const sign = pdf[at]
    if (sign === undefined) throw new Unreadable('a string is open')
    if (sign === backslash) at++
    else if (sign === roundOpen) depth++
    else if (sign === roundClose) depth--
  }
  return at
}

/** Whether a sign is a decimal digit. */
export function isDigit(sign: number | undefined): boolean {
  return sign !== undefined && sign >= 0x30 && sign <= 0x39
}

function isHex(sign: number): boolean {
  return isDigit(sign) || ((sign | 0x20) >= 0x61 && (sign | 0x20) <= 0x66)
}

/** Behind the hexadecimal string that begins at a place. @throws Unreadable where it is none */
export function afterHexString(pdf: Buffer, from: number): number {
  let at = from + 1
  for (; pdf[at] !== greater; at++) {
    const sign = pdf[at]
    // What stands here by mistake is skipped by one reader and ends the string for another.
    if (sign === undefined || (!isBlank(pdf, at) && !isHex(sign))) throw new Unreadable('no hexadecimals')
  }
  return at + 1
}
