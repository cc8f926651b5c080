import { hostileDocuments, livelyDocuments } from './hostile-documents.ts'
import { disarmedPictures, hostilePictures, jpeg, mark } from './hostile-pictures.ts'

/** One form with files that no visitor sends. */
export interface HostileUpload {
  readonly what: string
  /**
   * Whether nothing is kept, or a file without its hostile parts, or one that staff are warned
   * about.
   */
  readonly outcome: 'refused' | 'disarmed'
  /** The files of a field, each with its claimed name. */
  readonly files: (field: string) => readonly HostileFile[]
  /** The share of the body that is sent before the connection is cut. */
  readonly cutAt?: number
  /** Not for a page that accepts files beside earlier ones and keeps the good ones. */
  readonly formsOnly?: true
}

export interface HostileFile {
  readonly name: string
  readonly content: Buffer
}

const plain: HostileFile = { name: 'photo.jpg', content: jpeg }
const large = { name: 'large.jpg', content: Buffer.alloc(65 * 1024 * 1024) }

/** Names, raw as in a part's header. */
const names = [
  `../../../../../../${mark}.jpg`,
  `..\\\\..\\\\..\\\\${mark}.jpg`,
  `/tmp/${mark}.jpg`,
  `C:\\\\Windows\\\\${mark}.jpg`,
  `%2e%2e%2f%2e%2e%2f${mark}.jpg`,
  `${mark}.php.jpg`,
  `.htaccess-${mark}`,
  `${mark}"; x="<img src=x onerror=alert(1)>.jpg`,
  `${mark}.jpg"\r\nContent-Type: text/html\r\nX-Other: "`,
  `${mark}\u202egpj.exe`,
  `${mark.repeat(200)}.jpg`,
  `${mark}$(id);\`id\`|id.jpg`,
]

const refused = Object.entries({ ...hostilePictures, ...hostileDocuments })
const cuts = [0.02, 0.3, 0.6, 0.95, 0.999]

/** All kinds; those accepted by some form come last. */
export const hostileUploads: readonly HostileUpload[] = [
  ...refused.map(([what, content]): HostileUpload => ({
    what,
    outcome: 'refused',
    files: () => [{ name: `${mark}.pdf`, content }],
  })),
  ...cuts.map((cutAt): HostileUpload => ({
    what: `body cut at ${cutAt}`,
    outcome: 'refused',
    cutAt,
    files: () => Array.from({ length: 3 }, () => plain),
  })),
  { what: 'body of 65 MB', outcome: 'refused', files: () => [large] },
  {
    what: 'one file too many',
    outcome: 'refused',
    formsOnly: true,
    files: (field) => Array.from({ length: field === 'bill' ? 4 : 7 }, () => plain),
  },
  {
    what: '400 files',
    outcome: 'refused',
    files: () => Array.from({ length: 400 }, () => ({ name: 'a.txt', content: Buffer.from(mark) })),
  },
  {
    what: 'a good file beside a bad one',
    outcome: 'refused',
    formsOnly: true,
    files: () => [plain, { name: `${mark}.jpg`, content: Buffer.from(mark) }],
  },
  ...Object.entries(disarmedPictures).map(([what, content]): HostileUpload => ({
    what,
    outcome: 'disarmed',
    files: () => [{ name: `${mark}.jpg`, content }],
  })),
  ...Object.entries(livelyDocuments).map(([what, content]): HostileUpload => ({
    what,
    outcome: 'disarmed',
    files: () => [{ name: `${mark}.pdf`, content }],
  })),
  ...names.map((name): HostileUpload => ({
    what: `name ${JSON.stringify(name.slice(0, 40))}`,
    outcome: 'disarmed',
    files: () => [{ name, content: jpeg }],
  })),
]

/** The body of a form with text fields and one file field. */
export function multipart(
  fields: Iterable<readonly [string, string]>,
  field: string,
  files: readonly HostileFile[],
) {
  const part = (head: string, content: Buffer) => [
    Buffer.from(`--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]
  return Buffer.concat([
    ...[...fields].flatMap(([name, value]) => part(`name="${name}"`, Buffer.from(value))),
    ...files.flatMap(({ name, content }) => part(`name="${field}"; filename="${name}"`, content)),
    Buffer.from('--b--\r\n'),
  ])
}
