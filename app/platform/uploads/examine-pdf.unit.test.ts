import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { invoicePdf, firstObject, lockedPdf, pdfFile, scriptedPdf } from '#tests/support/pdf.ts'
import { startPdfium } from './examine-pdf.server.ts'
import type { Verdict } from './verdict.server.ts'

let examine: (file: Buffer) => Verdict = () => ({ refused: 'damaged' })
beforeAll(async () => {
  examine = (await startPdfium()).examine
})

const link = (address: string) =>
  pdfFile({
    page: `/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (${address}) >> >>]`,
  })
const plain = { pages: 1, attachments: 0, scripts: 0 }

describe('accepts', () => {
  test.each([
    ['a plain page', pdfFile(), plain],
    ['200 pages', pdfFile({ pages: 200 }), { ...plain, pages: 200 }],
    ['a hybrid e-invoice with its XML attached', invoicePdf(), { ...plain, attachments: 1 }],
    ['a script of the document, and counts it', scriptedPdf(), { ...plain, scripts: 1 }],
    [
      'a script at opening',
      pdfFile({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
      plain,
    ],
    [
      'an address at opening',
      pdfFile({ catalog: '/OpenAction << /S /URI /URI (https://example.org) >>' }),
      plain,
    ],
    ['a form', pdfFile({ catalog: '/AcroForm << /Fields [] /NeedAppearances true >>' }), plain],
    ['a form in XML', pdfFile({ catalog: '/AcroForm << /Fields [] /XFA [] >>' }), plain],
    [
      'a title with the name of a script',
      pdfFile({ objects: ['<< /Title (/JavaScript /JS) >>'], trailer: `/Info ${firstObject} 0 R` }),
      plain,
    ],
    ...['/Thread/12', '/Movie', '/JS/', '/EF/1', '/Encrypt', '/Launch'].map(
      (ending) => [`a link that ends in ${ending}`, link(`https://example.org${ending}`), plain] as const,
    ),
    ['a header behind 1,000 other bytes', Buffer.concat([Buffer.alloc(1_000, '\n'), pdfFile()]), plain],
    [
      'a table of objects that is wrong',
      Buffer.from(
        pdfFile()
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n7'),
        'latin1',
      ),
      plain,
    ],
  ] as const)('%s', (_what, file, pdf) => expect(examine(file)).toEqual({ pdf }))
})

describe('refuses', () => {
  test.each([
    ['201 pages', pdfFile({ pages: 201 }), 'pages'],
    ['a password', lockedPdf(), 'locked'],
    [
      'certificates instead of a password',
      Buffer.from(lockedPdf().toString('latin1').replace('/Standard', '/Adobe.PubSec'), 'latin1'),
      'locked',
    ],
    ['nothing but a header', Buffer.from('%PDF-1.7\n%%EOF\n'), 'damaged'],
    ['half a file', pdfFile({ objects: ['x'.repeat(999)] }).subarray(0, 80), 'damaged'],
    ['no pages', pdfFile({ pages: 0 }), 'damaged'],
    ['another file behind the word', Buffer.from('%PDF-1.7 <html><script>alert(1)</script>'), 'damaged'],
    ['an empty file', Buffer.alloc(0), 'damaged'],
  ] as const)('%s', (_what, file, refused) => expect(examine(file)).toEqual({ refused }))
})

test('gives a verdict on bytes changed anywhere', () => {
  const file = invoicePdf()
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 20 }), (changes) => {
      const changed = Buffer.from(file)
      for (const [at, byte] of changes) changed[at] = byte
      const { refused, pdf } = { pdf: undefined, ...examine(changed) }
      expect([typeof refused, typeof pdf?.pages]).toEqual(
        refused === undefined ? ['undefined', 'number'] : ['string', 'undefined'],
      )
    }),
    { numRuns: 1_000 },
  )
})
