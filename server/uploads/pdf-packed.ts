import { inflateSync } from 'node:zlib'
import type { PdfObject } from './pdf-objects.ts'
import { Unreadable, type WorkBudget } from './work-budget.ts'

/** A packed object as the table before all of them has it. */
interface PackedEntry {
  readonly number: number
  readonly start: number
}

/** The text of objects that lay packed in a stream. */
export interface PackedObjects {
  readonly bytes: Buffer
  readonly text: string
  /** The number of each and where it begins; nothing where that is not said once and here. */
  readonly entries: readonly PackedEntry[] | undefined
  /** Whether it is certain that readers see just this, not less. */
  readonly certain: boolean
}

/** What unpacking a stream costs besides its bytes. */
const streamFee = 8 * 1024

/** What each entry of a table of objects costs besides its bytes. */
const entryFee = 16

/** In bytes; those that programs write have about a hundred. */
const longestDictionary = 1000

const blank = String.raw`[\0\t\n\f\r ]`
const number = String.raw`${blank}+\d{1,10}(?:${blank}+\d{1,5}${blank}+R)?`
const flate = '/(?:FlateDecode|Fl)'

/**
 * The whole dictionary of an object stream as programs write it (ISO 32000-1,
 * 7.5.7). Other filters, several, predictors, files elsewhere and names in
 * disguise have no place in it.
 */
const plainDictionary = new RegExp(
  [
    `^<<(?:${blank}*(?:`,
    [
      `/Type${blank}*/ObjStm`,
      `/(?:N|First|Length|Extends)${number}`,
      `/Filter${blank}*(?:${flate}|\\[${blank}*${flate}${blank}*\\])`,
    ].join('|'),
    `))*${blank}*>>$`,
  ].join(''),
)

const streamEnd = new RegExp(`${blank}{0,4}endstream`, 'y')

/** Streams within packed objects are forbidden, yet some readers take them. A dictionary or a comment ends before. */
const innerStream = /stream(?<=[>\r\n][\0\t\f ]*stream)(?![^\0\t\n\f\r ()<>[\]{}/%])/

function dataStart(text: string, stream: number): number {
  if (text[stream] === '\n') return stream + 1
  if (text.startsWith('\r\n', stream)) return stream + 2
  throw new Unreadable('no line ends before the data')
}

/** A number of a dictionary; nothing where it is not said once and here. */
function numberOf(dictionary: string, name: string): number | undefined {
  const direct = new RegExp(`/${name}${blank}+(\\d+)(?!\\d|${blank}+\\d+${blank}+R)`)
  const found = direct.exec(dictionary)?.[1]
  return found === undefined || dictionary.split(`/${name}`).length !== 2 ? undefined : Number(found)
}

/** Where a stream's data end by its dictionary; nothing where that is not said once and here. */
function endByLength(text: string, dictionary: string, from: number): number | undefined {
  const length = numberOf(dictionary, 'Length')
  if (length === undefined) return undefined
  const end = from + length
  streamEnd.lastIndex = end
  if (!streamEnd.test(text)) throw new Unreadable('a length that is none')
  return end
}

function endByWord(text: string, from: number): number {
  const end = text.indexOf('endstream', from)
  if (end < 0) throw new Unreadable('a stream without an end')
  return end
}

const entry = new RegExp(`${blank}*(\\d+)${blank}+(\\d+)(?!\\d)`, 'y')

/** Where the objects begin by the table before them: the number of each, and where it stands behind `First`. */
function entriesOf(objects: string, dictionary: string, work: WorkBudget): PackedEntry[] | undefined {
  const [count, first] = [numberOf(dictionary, 'N'), numberOf(dictionary, 'First')]
  if (count === undefined || first === undefined) return undefined
  const entries: PackedEntry[] = []
  entry.lastIndex = 0
  while (entries.length < count) {
    const [, found, offset] = entry.exec(objects) ?? []
    if (offset === undefined) return undefined
    work.spend(entryFee)
    entries.push({ number: Number(found), start: first + Number(offset) })
  }
  return entries
}

/** Unpacks the objects in a stream. @throws Unreadable, or the library's error */
export function unpackObjects(
  pdf: Buffer,
  text: string,
  { start, end, stream = end }: PdfObject,
  work: WorkBudget,
): PackedObjects {
  const dictionary = text.slice(start, end)
  if (dictionary.length > longestDictionary || !plainDictionary.test(dictionary)) {
    throw new Unreadable('no plain object stream')
  }
  const from = dataStart(text, stream)
  const known = endByLength(text, dictionary, from)
  const packed = pdf.subarray(from, known ?? endByWord(text, from))
  work.spend(packed.length + streamFee)
  // Data that are cut off are an error here: a reader with another end in mind would see more.
  const unpacked = dictionary.includes('/Filter')
    ? inflateSync(packed, { maxOutputLength: work.left })
    : packed
  work.spend(unpacked.length)
  const objects = unpacked.toString('latin1')
  if (innerStream.test(objects)) throw new Unreadable('a stream within packed objects')
  return {
    bytes: unpacked,
    text: objects,
    entries: entriesOf(objects, dictionary, work),
    certain: known !== undefined,
  }
}
