import { deflateSync } from 'node:zlib'
import { jpeg, mark } from './hostile-pictures.ts'

const objectOf = (content: string) => `1 0 obj\n<< ${content} >>\nendobj\n`
const pdf = (content: string) => Buffer.from(`%PDF-1.7\n% ${mark}\n${objectOf(content)}%%EOF\n`, 'latin1')

function packed(objects: string): Buffer {
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n% ${mark}\n2 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\r\n`),
    deflateSync(objects),
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

/** PDFs, and what is none of the kinds that are taken, whatever it is called. Nothing of them may be kept. */
export const hostileDocuments: Readonly<Record<string, Buffer>> = {
  'PDF with a script': pdf('/S /JavaScript /JS (app.alert(1))'),
  'PDF with a script spelled otherwise': pdf('/S /J#61vaScript /J#53 (app.alert(1))'),
  'PDF that starts a program': pdf('/S /Launch /F (cmd.exe)'),
  'PDF that carries a file': pdf('/Names << /EmbeddedFiles 3 0 R >>'),
  'PDF that sends a form': pdf('/S /SubmitForm /F (https://site.example)'),
  'PDF with a form in XML': pdf('/AcroForm << /XFA 4 0 R >>'),
  'PDF that opens another file': pdf(
    '/OpenAction << /S /GoToR /F (\\\\\\\\site.example\\\\a.pdf) /D [0 /Fit] >>',
  ),
  'PDF that asks for an address when it opens': pdf('/OpenAction << /S /URI /URI (file://site.example/a) >>'),
  'PDF with data in another file': Buffer.from(
    `%PDF-1.7\n% ${mark}\n1 0 obj\n<< /Length 0 /F (\\\\\\\\site.example\\\\a) >>\nstream\n\nendstream\nendobj\n`,
  ),
  'PDF with a packed script': packed('1 0 << /S /JavaScript /JS 4 0 R >>'),
  'PDF that unpacks to 17 MB': packed(`1 0 ${' '.repeat(17 * 1024 * 1024)}`),
  'PDF that is locked': pdf('/Encrypt 5 0 R'),
  'PDF behind another start': Buffer.concat([Buffer.from('GIF89a'), pdf('/Type /Catalog')]),
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
