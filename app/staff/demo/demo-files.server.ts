import sharp from 'sharp'

/** What visitors attach. */
export type DemoFile =
  | 'car-photo'
  | 'water-photo'
  | 'storm-photo'
  | 'bill'
  | 'policy'
  | 'fine'
  | 'police-report'

/** A drawn scene in the place of a photograph. */
const scenes: Readonly<Record<'car-photo' | 'water-photo' | 'storm-photo', string>> = {
  'car-photo':
    '<rect width="640" height="480" fill="#9db2bf"/><rect y="330" width="640" height="150" fill="#5b6470"/><rect x="110" y="210" width="420" height="120" rx="36" fill="#b23a48"/><path d="M190 210 250 140h150l60 70z" fill="#dfe7ec"/><circle cx="200" cy="335" r="44" fill="#22262b"/><circle cx="440" cy="335" r="44" fill="#22262b"/><path d="m486 236 30 18-22 14 34 20" stroke="#22262b" stroke-width="6" fill="none"/>',
  'water-photo':
    '<rect width="640" height="480" fill="#efe7da"/><rect y="340" width="640" height="140" fill="#b98b5e"/><ellipse cx="330" cy="410" rx="230" ry="46" fill="#6f8fa3" opacity=".8"/><path d="M0 60c160 50 230 10 330 60s180 10 310 40V0H0z" fill="#c9b79a"/><rect x="300" y="0" width="26" height="150" fill="#8a9299"/><path d="M313 160c-14 40-20 70-20 110" stroke="#6f8fa3" stroke-width="10" fill="none"/>',
  'storm-photo':
    '<rect width="640" height="480" fill="#7f8b96"/><path d="M120 260 320 130l200 130v220H120z" fill="#e6d9c3"/><path d="M90 270 320 110l230 160-20 24L320 146 110 294z" fill="#a4553a"/><path d="M360 150 470 226l-40 30-90-80z" fill="#5a4636"/><rect x="60" y="380" width="200" height="16" transform="rotate(-18 160 388)" fill="#6d4c33"/>',
}

/** The lines of a document, in Latin letters without accents, as its one built-in font has them for sure. */
const documents: Readonly<Record<Exclude<DemoFile, keyof typeof scenes>, readonly string[]>> = {
  bill: ['INVOICE (DEMO)', 'Invented for a demonstration', 'Amount due: 184,20 EUR'],
  policy: ['POLICY (DEMO)', 'Invented for a demonstration', 'Insurer: Llevant'],
  fine: ['NOTICE OF A FINE (DEMO)', 'Invented for a demonstration', 'Amount: 100 EUR, 50 EUR within 20 days'],
  'police-report': ['POLICE REPORT (DEMO)', 'Invented for a demonstration', 'Two bicycles'],
}

/** A PDF of one page. */
function pdf(lines: readonly string[]): Buffer {
  const text = lines.map(
    (line, index) => `1 0 0 1 72 ${740 - index * 34} Tm (${line.replaceAll(/[()\\]/g, '\\$&')}) Tj`,
  )
  const stream = `BT /F1 20 Tf ${text.join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.7\n'
  const places = objects.map((content, index) => {
    const place = String(file.length).padStart(10, '0')
    file += `${index + 1} 0 obj\n${content}\nendobj\n`
    return `${place} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}

const isScene = (file: DemoFile): file is keyof typeof scenes => Object.hasOwn(scenes, file)

/** The bytes of a file as a visitor would send it. */
export async function demoFile(file: DemoFile): Promise<Buffer> {
  if (!isScene(file)) return pdf(documents[file])
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">${scenes[file]}</svg>`
  return await sharp(Buffer.from(drawing)).resize(1280).png().toBuffer()
}
