/** Parts of a PDF beyond its empty pages. */
export interface PdfParts {
  readonly pages?: number
  /** Entries of the catalogue. */
  readonly catalog?: string
  /** Entries of each page. */
  readonly page?: string
  /** Further objects, numbered from `firstObject`. */
  readonly objects?: readonly string[]
  /** Entries of the trailer. */
  readonly trailer?: string
}

/** The number of the first of a PDF's further objects. */
export const firstObject = 3

/** A PDF as programs write it: a header, objects, a cross-reference table, a trailer. */
export function pdfFile({ pages = 1, catalog = '', page = '', objects = [], trailer = '' }: PdfParts = {}) {
  const firstPage = firstObject + objects.length
  const kids = Array.from({ length: pages }, (_, index) => `${firstPage + index} 0 R`)
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`,
    ...objects,
    ...kids.map(() => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`),
  ]
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const places = all.map((content, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${content}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${places.join('')}`
  text += `trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** A hybrid e-invoice (ZUGFeRD, Factur-X): a readable page with its data as XML attached. */
export function invoicePdf(): Buffer {
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?><rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>'
  const [file, spec] = [firstObject, firstObject + 1]
  return pdfFile({
    catalog: `/AF [${spec} 0 R] /Names << /EmbeddedFiles << /Names [(factur-x.xml) ${spec} 0 R] >> >>`,
    objects: [
      `<< /Type /EmbeddedFile /Subtype /text#2Fxml /Length ${xml.length} >>\nstream\n${xml}\nendstream`,
      `<< /Type /Filespec /AFRelationship /Alternative /F (factur-x.xml) /UF (factur-x.xml) /EF << /F ${file} 0 R /UF ${file} 0 R >> >>`,
    ],
  })
}

/** A PDF that needs a password: 40-bit RC4 that rejects an empty password. */
export function lockedPdf(): Buffer {
  const id = '00112233445566778899aabbccddeeff'
  return pdfFile({
    objects: [`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`],
    trailer: `/Encrypt ${firstObject} 0 R /ID [<${id}> <${id}>]`,
  })
}

/** A PDF with a document-level script. */
export function scriptedPdf(): Buffer {
  return pdfFile({
    catalog: `/Names << /JavaScript << /Names [(start) ${firstObject} 0 R] >> >>`,
    objects: ['<< /S /JavaScript /JS (app.alert\\(1\\)) >>'],
  })
}
