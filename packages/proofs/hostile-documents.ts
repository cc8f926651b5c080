import { invoicePdf, firstObject, lockedPdf, pdfFile, scriptedPdf } from '../../tests/support/pdf.ts'
import { jpeg, mark } from './hostile-pictures.ts'

/**
 * PDFs that do not open, and files of unsupported types under any name. None of them may be kept.
 */
export const hostileDocuments: Readonly<Record<string, Buffer>> = {
  'PDF that asks for a password': lockedPdf(),
  'PDF of 201 pages': pdfFile({ pages: 201 }),
  'PDF of no pages': pdfFile({ pages: 0 }),
  'PDF that is only a header': Buffer.from(`%PDF-1.7\n% ${mark}\n%%EOF\n`),
  'page behind the header of a PDF': Buffer.from(`%PDF-1.7 <html><script>/*${mark}*/</script>`),
  'program called PDF': Buffer.from(`MZ\x90\0${mark}`, 'latin1'),
  'page called picture': Buffer.from(`<!doctype html><script>/*${mark}*/</script>`),
  'drawing with a script': Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"><script>${mark}</script></svg>`,
  ),
  'archive called HEIC': Buffer.from(`PK\x03\x04${mark}`),
  'film called HEIC': Buffer.from(`\0\0\0\x18ftypisom${mark}`),
  'file of nothing': Buffer.alloc(0),
  'JPEG of 10 MB and a byte': Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024 + 1 - jpeg.length)]),
}

/**
 * PDFs with active content, which staff are warned about; they are kept unchanged, and never
 * served.
 */
export const livelyDocuments: Readonly<Record<string, Buffer>> = {
  'PDF with a script': scriptedPdf(),
  'PDF with a script at opening': pdfFile({
    catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>',
  }),
  'PDF that starts a program': pdfFile({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
  'PDF that carries a file': invoicePdf(),
  'PDF that sends a form': pdfFile({ catalog: '/OpenAction << /S /SubmitForm /F (https://site.example) >>' }),
  'PDF with a form in XML': pdfFile({
    catalog: `/AcroForm << /Fields [] /XFA ${firstObject} 0 R >>`,
    objects: ['<< /Length 0 >>\nstream\n\nendstream'],
  }),
  'PDF that opens another file': pdfFile({
    catalog: '/OpenAction << /S /GoToR /F (\\\\\\\\site.example\\\\a.pdf) /D [0 /Fit] >>',
  }),
  'PDF behind another start': Buffer.concat([Buffer.from('GIF89a'), pdfFile()]),
}
