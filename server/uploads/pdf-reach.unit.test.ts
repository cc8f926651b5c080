import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { checkPdf } from './pdf-check.ts'

const asking = '<< /S /URI /URI (file://evil.test/x) >>'
const link = '<< /S /URI /URI (https://example.org) >>'
const place = '<< /S /GoTo /D [3 0 R /Fit] >>'
const share = '(\\\\\\\\evil.test\\\\share\\\\a.pdf)'
const opened = '1 0 obj << /OpenAction 2 0 R >> endobj\n'

function pdf(...parts: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat(['%PDF-1.7\n', ...parts].map((part) => Buffer.from(part as string, 'latin1')))
}

/** An object stream: a table of numbers and places, and the objects. */
function packed(table: string, objects: string, first = String(table.length)): Buffer {
  const data = deflateSync(table + objects)
  const entries = `/Type /ObjStm /N ${table.split(' ').length >> 1} /First ${first} /Filter /FlateDecode`
  return pdf(`5 0 obj\n<< ${entries} /Length ${data.length} >>\nstream\n`, data, '\nendstream\nendobj\n')
}

describe('a PDF is active', () => {
  test.each([
    [
      'that opens another file',
      pdf(`1 0 obj << /OpenAction << /S /GoToR /F ${share} /D [0 /Fit] >> >> endobj`),
    ],
    [
      'that opens a thread of another file',
      pdf(`1 0 obj << /OpenAction << /S /Thread /F ${share} >> >> endobj`),
    ],
    ['with a film', pdf('1 0 obj << /S /Movie >> endobj')],
    ['with a sound', pdf('1 0 obj << /S /Sound >> endobj')],
    ['with a view of a model', pdf('1 0 obj << /S /GoTo3DView >> endobj')],
    ['with an address at opening', pdf(`1 0 obj << /OpenAction ${asking} >> endobj`)],
    [
      'with an address in disguise at opening',
      pdf('1 0 obj << /Open#41ction << /#55RI (file:) >> >> endobj'),
    ],
    ['with an address when a page opens', pdf(`1 0 obj << /AA << /O ${asking} >> >> endobj`)],
    [
      'with an address behind the action at opening',
      pdf(`1 0 obj << /OpenAction << /Next [${asking}] >> >> endobj`),
    ],
    ['with an address elsewhere at opening', pdf(`${opened} 2 0 obj ${asking} endobj`)],
    [
      'with an address elsewhere when a page opens',
      pdf(`1 0 obj << /AA << /O 2 %\n0 R >> >> endobj 2 0 obj ${asking} endobj`),
    ],
    [
      'with all actions of a page elsewhere',
      pdf(`1 0 obj << /AA 2 0 R >> endobj 2 0 obj << /O ${asking} >> endobj`),
    ],
    [
      'with an address behind an action elsewhere',
      pdf(`${opened} 2 0 obj << /S /GoTo /Next ${asking} >> endobj`),
    ],
    [
      'with an address in an array behind the action at opening',
      pdf(`1 0 obj << /OpenAction << /Next 2 0 R >> >> endobj 2 0 obj [ ${asking} ] endobj`),
    ],
    [
      'with an address under the number of a place to open at',
      pdf(`${opened} 2 0 obj ${place} endobj 2 0 obj ${asking} endobj`),
    ],
    [
      'with an address under a number that programs do not write so',
      pdf(`${opened} 2 0 obj ${place} endobj 2 %\n0 obj ${asking} endobj`),
    ],
    [
      'with a packed address under the number of a place to open at',
      pdf(`${opened} 2 0 obj ${place} endobj`, packed('2 0 ', asking)),
    ],
    [
      'with an address behind a place to open at',
      pdf(`${opened} 2 0 obj << /S /GoTo /N#65xt 4 0 R >> endobj 4 0 obj ${asking} endobj`),
    ],
    [
      'with an address behind a reference at opening',
      pdf(`${opened} 2 0 obj 4 0 R endobj 4 0 obj ${asking} endobj`),
    ],
    [
      'with an address behind a packed reference at opening',
      pdf(opened, packed('2 0 4 6 ', `4 0 R ${asking}`)),
    ],
    [
      'with an address where objects lie that nobody can count',
      pdf(opened, packed('2 0 ', place, '9 0 R'), `4 0 obj ${asking} endobj`),
    ],
    ['with a packed address at opening', pdf(opened, packed('2 0 ', asking))],
    ['with a packed address within another object', pdf(opened, packed('2 5 ', `<< /A ${asking} >>`))],
    ['with a packed address of an unknown place', pdf(opened, packed('2 0 ', `<< /A ${asking} >>`, '9 0 R'))],
    ['with a packed address of a broken table', pdf(opened, packed('2 %\n0 ', `<< /A ${asking} >>`))],
    ['with a packed link under too many numbers', packed('2 0 '.repeat(150_000), link)],
    ['with a packed action at opening', packed('1 0 ', `<< /OpenAction ${asking} >>`)],
    ['with data in another file', pdf(`1 0 obj << /Length 0 /F ${share} >> stream\n\nendstream`)],
    ['with data in another file in hexadecimals', pdf('1 0 obj << /F <5c5c> >> stream\n\nendstream')],
    [
      'with data in another file of several names',
      pdf('1 0 obj << /#46 << /UF (x) >> >> stream\n\nendstream'),
    ],
    ['with data in a file named elsewhere', pdf('1 0 obj << /F 9 %\n0 R >> stream\n\nendstream')],
    ['with a page of another file', pdf(`1 0 obj << /Ref << /F ${share} >> >> stream\n\nendstream`)],
  ])('%s', (_, file) => expect(checkPdf(file)).toBe('active'))
})

describe('a PDF is plain', () => {
  test.each([
    ['with a link', pdf(`1 0 obj << /Subtype /Link /F 4 /A ${link} >> endobj`)],
    [
      'with links and a place to open at',
      pdf(
        `1 0 obj << /OpenAction [3 0 R /Fit] >> endobj 2 0 obj << /A 4 0 R >> endobj 4 0 obj ${link} endobj`,
      ),
    ],
    [
      'with links and an action that opens a place',
      pdf(
        opened,
        packed('2 0 4 31 ', `<< /S /GoTo /D [3 0 R /Fit] >> << /Subtype /Link /F 4 /A ${link} >>`),
        `5 0 obj << /Next 6 0 R /A ${link} >> endobj`,
        '7 0 obj << /URI << /Base (https://example.org) >> >> endobj',
      ),
    ],
    [
      'with links elsewhere and an action elsewhere that opens a place',
      pdf(
        `${opened} 2 0 obj ${place} endobj 2 1 obj [3 0 R /Fit] endobj 4 0 obj ${link} endobj 6 0 obj 7 endobj`,
      ),
    ],
    [
      'with packed links elsewhere and a packed action that opens a place',
      pdf('1 0 obj << /OpenAction 2 %\n0 R >> endobj\n', packed('2 0 4 31 ', `${place} ${link}`)),
    ],
    [
      'with links of a page and an action when it opens',
      pdf(`1 0 obj << /AA << /O << /S /GoTo /D [3 0 R /Fit] >> >> /Annots [<< /A ${link} >>] >> endobj`),
    ],
    ['with an annotation’s flags', pdf('1 0 obj << /Subtype /Text /F 28 >> endobj')],
    [
      'with a font named F',
      pdf('1 0 obj << /Resources << /Font << /F 5 0 R >> >> /Length 9 >> stream\n1 0 0 rg F\nendstream'),
    ],
    [
      'with longer names of files',
      pdf('1 0 obj << /F1 (x) /Fl (x) /Threads [] /Soundex 1 >> stream\n\nendstream'),
    ],
  ])('%s', (_, file) => expect(checkPdf(file)).toBe('plain'))
})
