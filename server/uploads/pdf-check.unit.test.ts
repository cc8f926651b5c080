import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPdf } from './pdf-check.ts'

const large = 10 * 1024 * 1024
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

function pdf(...parts: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(
    ['%PDF-1.7\n', ...parts].map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )
}

interface Packing {
  readonly data?: Buffer
  readonly length?: string
  readonly line?: string
  readonly end?: string
}

/** An object stream; `entries` are its dictionary without the length. */
function packed(
  objects: string,
  entries = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
  packing: Packing = {},
): Buffer {
  const { data = entries.includes('/Filter') ? deflateSync(objects) : Buffer.from(objects) } = packing
  const { length = `/Length ${data.length}`, line = '\n', end = '\nendstream' } = packing
  return pdf(`5 0 obj\n<< ${entries} ${length} >>\nstream${line}`, data, `${end}\nendobj\n`)
}

function repeated(unit: string): Buffer {
  return pdf(unit.repeat(Math.floor(large / unit.length)))
}

/** Microseconds of the processor that something takes: other work on the machine is not counted. */
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** Each byte of 10 MB looked at ten times, which every machine does in the time that its size takes. */
function lookTenTimes(): number {
  const bytes = Buffer.alloc(large, '/a')
  let sum = 0
  for (let round = 0; round < 10; round++) for (const byte of bytes) sum += byte
  return sum
}
/** Two seconds, or more on a slow machine. What grows with the square of the size takes minutes on any. */
const patience = Math.max(2_000_000, 20 * processorTime(lookTenTimes))

/** Judges a file, if that takes no longer than its size allows. */
function judgedInTime(file: Buffer): string {
  let verdict = ''
  return processorTime(() => (verdict = checkPdf(file))) < patience ? verdict : 'too slow'
}

describe('10 MB made to be slow are judged in the time that their size takes:', () => {
  const nothing = deflateSync('').toString('latin1')
  const names = '/a'.repeat(5_000_000)
  test.each([
    ['object streams without objects', '/ObjStm stream\n', 'plain'],
    ['types of no stream', '/ObjStm ', 'plain'],
    ['names', '/a', 'plain'],
    ['names that begin as others', '/JavaScrip', 'plain'],
    ['names in disguise', '/#4a#61#76#61#53#63#72#69#70x', 'plain'],
    ['object streams without an end', '5 0 obj<</First 1>>stream\n', 'active'],
    ['object streams that share an end', '5 0 obj<</First 1/Length 10485000>>stream\n', 'active'],
    [
      'empty object streams',
      `5 0 obj<</First 1/Filter/Fl/Length ${nothing.length}>>stream\n${nothing}endstream `,
      'active',
    ],
    ['open dictionaries', '5 0 obj<<', 'active'],
    ['open strings', '5 0 obj[(', 'active'],
    ['brackets', '5 0 obj' + '['.repeat(100), 'active'],
    ['empty objects', '5 0 obj[]', 'active'],
    ['actions at opening within one another', '5 0 obj<<' + '/AA<<'.repeat(100), 'active'],
    ['comments', '5 0 obj%', 'active'],
    ['comments behind objects', '5 0 obj[]%', 'active'],
  ])('%s', (_, unit, verdict) => expect(judgedInTime(repeated(unit))).toBe(verdict))

  test.each([
    ['objects within an object', pdf('5 0 obj[(', '5 0 obj[]'.repeat(1_100_000), ')]'), 'active'],
    ['one dictionary', pdf('5 0 obj<<', names, '>>'), 'plain'],
    ['one dictionary with an address', pdf('5 0 obj<</URI()', names, '>>'), 'active'],
    [
      'one dictionary in actions',
      pdf('5 0 obj', '<</AA'.repeat(150), '<<', names, '>>'.repeat(151)),
      'active',
    ],
  ])('%s', (_, file, verdict) => expect(judgedInTime(file)).toBe(verdict))
})

describe('a PDF is active', () => {
  const cut = deflateSync('1 0 /JavaScripture')
  test.each([
    ['with a script', pdf(`1 0 obj ${script} endobj`)],
    ['with a name in disguise', pdf('1 0 obj << /S /#4aava#53cript >> endobj')],
    ['with a name that ends in an escaped zero', pdf('1 0 obj << /S /JavaScript#00x >> endobj')],
    ['with a name of two letters in an object', pdf('1 0 obj << /EF << /F 2 0 R >> >> endobj')],
    ['with a name of two letters in an array', pdf('1 0 obj [ << /#45F << /F 2 0 R >> >> ] endobj')],
    ['with a file beside a page', pdf('1 0 obj << /Subtype /FileAttachment >> endobj')],
    [
      'with an object inside a stream',
      pdf(`1 0 obj << /Length 60 >> stream\n2 0 obj ${script} endobj endstream`),
    ],
    ['with an object inside a string', pdf(`1 0 obj << /A (\n2 0 obj << /JS (x) >> endobj\n) >> endobj`)],
    ['with a packed script', packed(`1 0 ${script}`)],
    ['with a packed file', packed('1 0 << /EF << /F 2 0 R >> >>')],
    [
      'with a script in an object stream that is not packed',
      packed(`1 0 << /J#53 2 0 R >>`, '/First 4 /N 1'),
    ],
    [
      'with a type in disguise',
      packed(`1 0 ${script}`, '/Type /Obj#53tm /N 1 /First 4 /Filter /FlateDecode'),
    ],
    [
      'with a filter in disguise',
      packed(`1 0 ${script}`, '/Type /ObjStm /N 1 /First 4 /Filter /F#6cateDecode'),
    ],
    ['with an object stream without a type', packed(`1 0 ${script}`, '/N 1 /First 4 /Filter /FlateDecode')],
    [
      'with a type that stands elsewhere',
      packed(`1 0 ${script}`, '/Type 9 0 R /N 1 /First 4 /Filter /FlateDecode'),
    ],
    ['with a start in disguise', packed(`1 0 ${script}`, '/N 1 /F#69rst 4 /Filter /FlateDecode')],
    [
      'with a comment in an object stream',
      packed('1 0 <<>>', '/Type %\n/ObjStm /N 1 /First 4 /Filter /FlateDecode'),
    ],
    [
      'with comments around an object stream',
      packed(`1 0 ${script}`, '/N 1 /First 4 /Filter /Fl', { length: '>> % << /Length 1' }),
    ],
    [
      'with a filter that is not looked into',
      packed('1 0 <<>>', '/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode'),
    ],
    ['with two filters', packed('1 0 <<>>', '/Type /ObjStm /N 1 /First 4 /Filter [/AHx /FlateDecode]')],
    [
      'with the same filter twice',
      packed('1 0 <<>>', '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]'),
    ],
    ['with a filter that stands elsewhere', packed('1 0 <<>>', '/Type /ObjStm /N 1 /First 4 /Filter 9 0 R')],
    ['with a filter by its short name', packed('1 0 <<>>', '/Type /ObjStm /N 1 /First 4 /F /FlateDecode')],
    [
      'with a predictor',
      packed('1 0 <<>>', '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>'),
    ],
    ['with a stream within packed objects', packed('1 0 << /N 1 >>stream\n')],
    ['with a stream behind a comment within packed objects', packed('1 0 << /N 1 >> % x\r \0stream\n')],
    ['with an object stream that is none', packed('', undefined, { data: Buffer.from('no zlib') })],
    [
      'with an object stream that is cut off',
      packed('', undefined, { data: deflateSync('1 0 <<>>').subarray(0, -5) }),
    ],
    ['with a length that is too short', packed('1 0 <<>>', undefined, { length: '/Length 3' })],
    ['with a length that is too long', packed('1 0 <<>>', undefined, { length: '/Length 9999' })],
    [
      'with an object stream without an end',
      packed('1 0 <<>>', undefined, { length: '/Length 9 0 R', end: '' }),
    ],
    ['with data that begin in their line', packed('1 0 <<>>', undefined, { line: ' ' })],
    ['with data behind half a line end', packed('1 0 <<>>', undefined, { line: '\r' })],
    [
      'with a name that an unknown length may cut',
      packed('1 0 /JavaScripture', undefined, { length: '/Length 9 0 R' }),
    ],
    [
      'with a name that one of two lengths may cut',
      packed('1 0 /JavaScripture', undefined, { length: `/Length ${cut.length} /Length 9`, data: cut }),
    ],
    [
      'with the end of a stream in packed data',
      packed('', undefined, {
        data: deflateSync(`1 0 endstream ${script}`, { level: 0 }),
        length: '/Length 9 0 R',
      }),
    ],
    ['with a dictionary that is open', pdf('1 0 obj << /A 1 endobj')],
    ['with an object in an open dictionary', pdf('1 0 obj << /A endobj >> endobj')],
    ['with crossed brackets', pdf('1 0 obj << /A [ >> ] endobj')],
    ['with half a bracket', pdf('1 0 obj << /A > >> endobj')],
    ['with the end of no string', pdf('1 0 obj << /A ) >> endobj')],
    ['with a string that is open', pdf('1 0 obj << /A ( >> endobj')],
    ['with a string of other signs', pdf('1 0 obj << /A <4x> >> endobj')],
    ['with an object that is nested too deep', pdf('1 0 obj ', '['.repeat(300), ']'.repeat(300))],
  ])('%s', (_, file) => expect(checkPdf(file)).toBe('active'))
})

describe('a PDF is locked', () => {
  test.each([
    ['by its trailer', pdf('trailer << /Encrypt 5 0 R >>')],
    ['by its table', pdf('7 0 obj << /Type /XRef /W [1 2 1] /Encrypt 5 0 R >> stream\n\nendstream')],
    ['in disguise', pdf('trailer << /Encryp#74 5 0 R >>')],
    ['though it has a script', pdf(`1 0 obj ${script} endobj trailer << /Encrypt 5 0 R >>`)],
    [
      'though its object streams cannot be read',
      Buffer.concat([packed('', undefined, { data: randomBytes(40) }), pdf('/Encrypt 5 0 R')]),
    ],
  ])('%s', (_, file) => expect(checkPdf(file)).toBe('locked'))
})

describe('a PDF is plain', () => {
  const scan = Buffer.concat([randomBytes(100_000), Buffer.from(' /JS /EF '), randomBytes(100_000)])
  test.each([
    [
      'of a phone',
      pdf('4 0 obj\n<< /Subtype /Image /Filter /DCTDecode /Length 9 >>\nstream\n', scan, '\nendstream'),
    ],
    ['of a program that packs its objects', packed('1 0 << /Type /Page >>')],
    [
      'of Acrobat',
      packed('1 0 <</Type/Page>>', '/Filter/FlateDecode/First 4/N 1/Type/ObjStm', {
        line: '\r\n',
        end: '\r\nendstream',
      }),
    ],
    [
      'with an extended object stream',
      packed('1 0 null', '/Extends 9 0 R /Filter [/FlateDecode] /First 4 /N 1 /Type /ObjStm'),
    ],
    ['with a short name of the filter', packed('1 0 null', '/Type /ObjStm /N 1 /First 4 /Filter /Fl')],
    [
      'with objects that are together but not packed',
      packed('1 0 << /Type /Page >>', '/Type /ObjStm /N 1 /First 4'),
    ],
    ['with a length that stands elsewhere', packed('1 0 null', undefined, { length: '/Length 9 0 R' })],
    ['without a length', packed('1 0 null', undefined, { length: '' })],
    ['with a stream in its words', packed('1 0 << /Title (A stream\\nof\\nstreams stream) >>')],
    ['with comments', pdf("1 0 obj\n% 'Fonts': (class\n<<\n% it's >>\n/F1 2 0 R\n>>\nendobj")],
    [
      'with a table in a stream',
      pdf(
        '7 0 obj <</DecodeParms<</Columns 4/Predictor 12>>/Filter/FlateDecode/W[1 2 1]/Type/XRef>>stream\r\n\r\nendstream',
      ),
    ],
    [
      'with an outline',
      pdf(
        '7 0 obj << /Type /Outlines /First 8 0 R /Last 9 0 R >> endobj 8 0 obj << /Length 0 >> stream\n\nendstream',
      ),
    ],
    [
      'with a colour profile',
      pdf('7 0 obj << /N 3 /Alternate /DeviceRGB /Filter /LZWDecode >> stream\nxx\nendstream'),
    ],
    [
      'with strings of all kinds',
      pdf('7 0 obj << /A (a\\)b(c)\\\\) /B <fe fF\n00> /C (\\() /D () /E <> >> endobj'),
    ],
    ['with longer names', pdf('7 0 obj << /Launches 1 /JSON 2 /EFGHIJ+Arial 3 /XFAB 4 >> endobj')],
    ['with longer packed names', packed('1 0 << /Launches 1 /JSON 2 /EFGHIJ+Arial 3 >>')],
    ['with an object and nothing more', pdf('1 0 obj 5 endobj 2 0 obj')],
  ])('%s', (_, file) => expect(checkPdf(file)).toBe('plain'))
})

test('whatever a PDF holds, it is judged', () => {
  const token = fc.constantFrom(
    '5 0 obj',
    'stream\n',
    'endstream',
    'endobj',
    '/First 1',
    '/Filter/Fl',
    '/Length 8',
    '/JS',
    '/Encrypt',
    deflateSync('').toString('latin1'),
    ...'<>[]()%\\\n\r\0 ',
    '<<',
    '>>',
  )
  fc.assert(
    fc.property(fc.array(token, { maxLength: 30 }), (tokens) => {
      expect(['plain', 'locked', 'active']).toContain(checkPdf(pdf(tokens.join(''))))
    }),
    { numRuns: 2000 },
  )
})
