import {
  afterBlanks,
  afterComment,
  afterHexString,
  afterString,
  afterWord,
  greater,
  isBlank,
  isDigit,
  isRegular,
  less,
  percent,
  roundClose,
  roundOpen,
  slash,
  squareClose,
  squareOpen,
  standsAt,
} from './pdf-tokens.ts'
import { Unreadable, type WorkBudget } from './work-budget.ts'

/**
 * A dictionary or an array that stands in the file as it is, from its first sign to behind its last; without a length
 * where a number stands in its place, with which a reference to another object begins too.
 */
export interface PdfObject {
  /** Where the word `obj` stands before it. */
  readonly keyword: number
  readonly start: number
  readonly end: number
  /** Behind the word `stream`, where it follows. */
  readonly stream?: number
}

/** No reader follows an object that is nested deeper. */
const deepest = 200

/** What an object costs besides its length, in bytes, so that millions of empty ones are not looked at. */
const objectFee = 32

/** What numbers are made of; some readers need nothing between a number and `obj`. */
const numberSigns = new Set<number | undefined>(Buffer.from('0123456789.+-'))

/** Whether a dictionary or an array begins here. */
export function opensObject(pdf: Buffer, at: number): boolean {
  return pdf[at] === squareOpen || standsAt(pdf, at, '<<')
}

function afterPlainWord(pdf: Buffer, from: number): number {
  const at = afterWord(pdf, from)
  if (at - from < 'obj'.length) return at
  // `endobj`, `stream` and their like within what is open: readers go on in different ways.
  if (standsAt(pdf, at - 3, 'obj') || standsAt(pdf, at - 3, 'eam')) throw new Unreadable('an object is open')
  return at
}

/** Closes what is open. @throws Unreadable where something else is */
function close(open: number[], opening: number): void {
  if (open.pop() !== opening) throw new Unreadable('crossed brackets')
}

/** Behind the token at a place; `open` holds the brackets that wait for their ends. @throws Unreadable */
export function afterToken(pdf: Buffer, at: number, open: number[]): number {
  if (isRegular(pdf, at)) return afterPlainWord(pdf, at)
  switch (pdf[at]) {
    case undefined:
      throw new Unreadable('an object is open at the end')
    case less:
      if (!opensObject(pdf, at)) return afterHexString(pdf, at)
      open.push(less)
      return at + 2
    case greater:
      if (pdf[at + 1] !== greater) throw new Unreadable('half a bracket')
      close(open, less)
      return at + 2
    case squareOpen:
      open.push(squareOpen)
      return at + 1
    case squareClose:
      close(open, squareOpen)
      return at + 1
    case roundOpen:
      return afterString(pdf, at)
    case roundClose:
      throw new Unreadable('an end of no string')
    case percent:
      return afterComment(pdf, at)
    case slash:
      return afterWord(pdf, at + 1)
    default:
      return at + 1
  }
}

/** Behind the dictionary or the array that begins at a place. @throws Unreadable */
export function afterObject(pdf: Buffer, start: number): number {
  const open: number[] = []
  let at = start
  do {
    at = afterToken(pdf, at, open)
    if (open.length > deepest) throw new Unreadable('nested too deep')
  } while (open.length > 0)
  return at
}

/** Whether `obj` stands here, where it can follow an object's number. */
function beginsObject(pdf: Buffer, at: number): boolean {
  return standsAt(pdf, at, 'obj') && (isBlank(pdf, at - 1) || numberSigns.has(pdf[at - 1]))
}

/** What stands before `obj`, as programs write it: no comment, no sign. */
const numberEnd = new RegExp(
  String.raw`(?<![^\0\t\n\f\r ])(\d{1,10})[\0\t\n\f\r ]{1,8}\d{1,5}[\0\t\n\f\r ]{0,8}$`,
)

/** The number of the object whose word `obj` stands at a place; nothing where it is not said as programs say it. */
export function numberBefore(text: string, keyword: number): number | undefined {
  const found = numberEnd.exec(text.slice(Math.max(0, keyword - 40), keyword))?.[1]
  return found === undefined ? undefined : Number(found)
}

/**
 * The dictionaries, arrays and numbers behind every `obj` of a file, wherever it stands,
 * in a stream, a string or a comment too: where a reader begins is said by a
 * table that could point anywhere.
 * @throws Unreadable where one is not well-formed, so that readers would differ
 */
export function* objectsOf(pdf: Buffer, work: WorkBudget): Generator<PdfObject> {
  for (let at = 0; at < pdf.length; at++) {
    if (!beginsObject(pdf, at)) continue
    const start = afterBlanks(pdf, at + 'obj'.length)
    if (!opensObject(pdf, start)) {
      work.spend(start - at + (isDigit(pdf[start]) ? objectFee : 0))
      if (isDigit(pdf[start])) yield { keyword: at, start, end: start }
      continue
    }
    const end = afterObject(pdf, start)
    const next = afterBlanks(pdf, end)
    work.spend(next - at + objectFee)
    const afterKeyword = next + 'stream'.length
    const hasStream = standsAt(pdf, next, 'stream') && !isRegular(pdf, afterKeyword)
    yield { keyword: at, start, end, stream: hasStream ? afterKeyword : undefined }
  }
}
