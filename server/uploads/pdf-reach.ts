import { anyName } from './pdf-names.ts'
import { afterObject, afterToken, numberBefore, opensObject, type PdfObject } from './pdf-objects.ts'
import {
  afterBlanks,
  afterWord,
  isDigit,
  isRegular,
  less,
  roundOpen,
  slash,
  squareOpen,
  standsAt,
} from './pdf-tokens.ts'
import type { PackedObjects } from './pdf-packed.ts'
import { WorkBudget } from './work-budget.ts'

/** Names that say what an object reaches for (ISO 32000-1, 7.3.8.2, 12.6.2, 12.6.3, 12.6.4.7). */
const names = ['F', 'URI', 'OpenAction', 'AA', 'Next']
const telling = anyName(names)
const tellingHere = anyName(names, { flags: 'y' })
const address = anyName(['URI'])
const next = anyName(['Next'])
const leading = anyName(['URI', 'Next'])
const opening = anyName(['OpenAction', 'AA'])
/** The end of a reference, before which comments may stand between its numbers. */
const reference = /[\0\t\n\f\r ]R(?![^\0\t\n\f\r ()<>[\]{}/%])/

/** No bill has more objects that hold one of the names, in bytes. */
const mostWork = 8 * 1024 * 1024

/** What a packed object costs besides its bytes, as several entries may lead to one. */
const packedFee = 64

/** What an action at opening costs besides its bytes: a file has one, or one for each page or field. */
const openingFee = 4 * 1024

/** One of the names, how deep it stands (1 in the object's own dictionary), and where what follows it begins. */
interface Telling {
  readonly name: string
  readonly depth: number
  readonly value: number
}

/** A name as it is meant; an escaped zero ends it for some readers. */
function plainName(spelled: string): string {
  const signs = spelled.slice(1).replace(/#(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return signs.replace('\0', '')
}

function* tellingNames(pdf: Buffer, text: string, start: number): Generator<Telling> {
  const open: number[] = []
  let at = start
  do {
    const after = afterToken(pdf, at, open)
    tellingHere.lastIndex = at
    const spelled = pdf[at] === slash ? tellingHere.exec(text)?.[0] : undefined
    if (spelled !== undefined) {
      yield { name: plainName(spelled), depth: open.length, value: afterBlanks(pdf, after) }
    }
    at = after
  } while (open.length > 0)
}

/** The number of the object that is referred to at a place; nothing where no reference stands there. */
function referredAt(pdf: Buffer, text: string, at: number): number | undefined {
  const end = afterWord(pdf, at)
  const generation = afterBlanks(pdf, end)
  const letter = afterBlanks(pdf, afterWord(pdf, generation))
  const number = text.slice(at, end)
  const isReference =
    /^\d{1,10}$/.test(number) &&
    isDigit(pdf[generation]) &&
    standsAt(pdf, letter, 'R') &&
    !isRegular(pdf, letter + 1)
  return isReference ? Number(number) : undefined
}

/** Whether a stream's data are said to be in a file elsewhere: its `F` is a string or a file specification. */
function isElsewhere(pdf: Buffer, { depth, value }: Telling): boolean {
  const isDictionary = standsAt(pdf, value, '<<')
  if (pdf[value] === roundOpen || (pdf[value] === less && !isDictionary)) return true
  const isReference = isDigit(pdf[value]) && isDigit(pdf[afterBlanks(pdf, afterWord(pdf, value))])
  // Deeper down a font may be called F.
  return depth === 1 && (isDictionary || isReference)
}

/**
 * What a PDF asks for when it is opened, gathered from its objects. Addresses behind links, which are asked for when
 * somebody follows them, are none of it. Readers find the object of a number in different ways, so all that have the
 * number count; any other reference could lead to any object that is an action by itself.
 */
export class PdfReach {
  readonly #work = new WorkBudget(mostWork)
  #now = false
  /** An action at opening, or behind one, stands elsewhere: in some object, or in one of these numbers. */
  #opens = false
  readonly #opened = new Set<number>()
  /** The numbers of objects that hold an address or lead on, or may; of some it is not known. */
  readonly #suspicious = new Set<number | undefined>()
  /** The actions of a page or a field stand elsewhere, in one dictionary. */
  #opensAll = false
  /** Some object is by itself an action that asks for an address, or leads to one. */
  #asks = false
  #holdsAddress = false

  /** Whether something outside the file is asked for without anybody's doing. */
  get isReaching(): boolean {
    const opens = this.#opens || [...this.#opened].some((number) => this.#isSuspicious(number))
    return this.#now || (opens && this.#asks) || (this.#opensAll && this.#holdsAddress)
  }

  #isSuspicious(number: number): boolean {
    return this.#suspicious.has(undefined) || this.#suspicious.has(number)
  }

  /** Looks at an object that stands in the file. @throws Unreadable */
  see(pdf: Buffer, text: string, object: PdfObject): void {
    this.#look(pdf, text, object, () => numberBefore(text, object.keyword))
  }

  #look(
    pdf: Buffer,
    text: string,
    { start, end, stream }: Omit<PdfObject, 'keyword'>,
    numberOf: () => number | undefined,
  ): void {
    // A reference to another object may stand in the place of one.
    if (start === end) this.#suspicious.add(numberOf())
    const own = text.slice(start, end)
    if (!telling.test(own)) return
    if (leading.test(own)) this.#suspicious.add(numberOf())
    this.#work.spend(end - start)
    // Actions that follow one another may stand in an array.
    const ownDepth = pdf[start] === squareOpen ? 2 : 1
    let holdsAddress = false
    let leadsOn = false
    for (const one of tellingNames(pdf, text, start)) {
      if (one.name === 'F') this.#now ||= stream !== undefined && isElsewhere(pdf, one)
      else if (one.name === 'Next') leadsOn ||= opensObject(pdf, one.value)
      else if (one.name !== 'URI') this.#open(pdf, text, one)
      else {
        holdsAddress = true
        // The base of all addresses is a dictionary.
        this.#asks ||= one.depth === ownDepth && !standsAt(pdf, one.value, '<<')
      }
    }
    this.#asks ||= holdsAddress && leadsOn
    this.#holdsAddress ||= holdsAddress
  }

  /** Looks at objects that lay packed in a stream. @throws Unreadable */
  seePacked({ bytes, text, entries }: PackedObjects): void {
    const holdsAddress = address.test(text)
    const opens = opening.test(text)
    const isTelling = holdsAddress || opens || next.test(text)
    if (entries === undefined) {
      this.#suspicious.add(undefined)
      this.#asks ||= holdsAddress
      this.#holdsAddress ||= holdsAddress
      this.#opens ||= opens
      this.#opensAll ||= opens
      return
    }
    for (const { number, start: from } of entries) {
      const start = afterBlanks(bytes, from)
      if (!opensObject(bytes, start)) {
        this.#suspicious.add(number)
        continue
      }
      if (!isTelling) continue
      const end = afterObject(bytes, start)
      this.#work.spend(end - start + packedFee)
      this.#look(bytes, text, { start, end }, () => number)
    }
  }

  /** Looks at what is done at opening. */
  #open(pdf: Buffer, text: string, { name, value }: Telling): void {
    if (!opensObject(pdf, value)) {
      const number = referredAt(pdf, text, value)
      if (name === 'AA') this.#opensAll = true
      else if (number === undefined) this.#opens = true
      else this.#opened.add(number)
      return
    }
    const end = afterObject(pdf, value)
    this.#work.spend(end - value + openingFee)
    const action = text.slice(value, end)
    this.#now ||= address.test(action)
    // A destination refers to its page.
    this.#opens ||= next.test(action) || (name === 'AA' && reference.test(action))
  }
}
