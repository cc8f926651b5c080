import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Localized } from '#map/locale.ts'
import { locales } from '#map/locale.ts'
import { isList, isRecord } from '#domains/editor/merge/entry-keys.ts'
import { readTree } from '#domains/editor/edits/change-file.server.ts'
import { readDraftFile } from '#domains/editor/files/draft-files.server.ts'
import { findText } from '#domains/editor/files/texts.server.ts'
import type { DraftChange } from '#domains/editor/git/drafts.server.ts'

/** A picture as the site serves it. */
export interface EncodedPicture {
  readonly kind: 'encoded'
  readonly body: Uint8Array
  readonly width: number
  readonly height: number
}

/** A file that is no picture, or too large to open. */
export interface RefusedPicture {
  readonly kind: 'refused'
  readonly why: 'no-picture' | 'too-large' | 'too-small'
}

const maxBytes = 25 * 1024 ** 2
const maxPixels = 80_000_000
/** As wide as an article's text on a screen of double density. */
const maxWidth = 1280
const leastWidth = 320
const formats = new Set(['jpeg', 'png', 'webp'])

/** Re-encodes a picture: the right way up, of a fixed size, without anything else that its file contained. */
export async function encodePicture(file: Uint8Array): Promise<EncodedPicture | RefusedPicture> {
  if (file.length > maxBytes) return { kind: 'refused', why: 'too-large' }
  try {
    const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
    const { format, width } = await picture.metadata()
    if (format === undefined || !formats.has(format)) return { kind: 'refused', why: 'no-picture' }
    if (width < leastWidth) return { kind: 'refused', why: 'too-small' }
    const { data, info } = await picture
      .rotate()
      .resize({ width: maxWidth, height: maxWidth, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer({ resolveWithObject: true })
    return { kind: 'encoded', body: data, width: info.width, height: info.height }
  } catch (error) {
    const large = error instanceof Error && /pixel limit/i.test(error.message)
    return { kind: 'refused', why: large ? 'too-large' : 'no-picture' }
  }
}

/** A logo is shown 160 pixels wide at most; drawings become pictures, so that no script in one is ever served. */
const logoWidth = 480

/** Re-encodes a partner's logo; its file ends with `.webp`. */
export async function encodeLogo(file: Uint8Array): Promise<EncodedPicture | RefusedPicture> {
  if (file.length > maxBytes) return { kind: 'refused', why: 'too-large' }
  try {
    const picture = sharp(file, {
      limitInputPixels: maxPixels,
      failOn: 'error',
      animated: false,
      density: 300,
    })
    const { format } = await picture.metadata()
    if (format !== 'svg' && !formats.has(format)) return { kind: 'refused', why: 'no-picture' }
    const { data, info } = await picture
      .rotate()
      .resize({ width: logoWidth, height: logoWidth, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true })
    return { kind: 'encoded', body: data, width: info.width, height: info.height }
  } catch {
    return { kind: 'refused', why: 'no-picture' }
  }
}

/** A file's name from what a picture shows, with a hash: another picture has another address. */
function nameOf(alt: string, body: Uint8Array): string {
  const words = alt
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-$/, '')
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
  return `${words || 'picture'}-${hash}`
}

/** A text with a picture behind its first paragraph. */
function withPicture(body: string, name: string): string {
  const [first = '', ...rest] = body.split('\n\n')
  return [first, `![](picture:${name})`, ...rest].join('\n\n')
}

/**
 * The changes that add a picture to an article, in all languages; undefined if there is no such article.
 * @param article such as `news/v16-beacon`
 * @param alt what it shows, for those who do not see it
 */
export function addPicture(
  root: string,
  article: string,
  picture: EncodedPicture,
  alt: Localized<string>,
): DraftChange[] | undefined {
  const text = findText(root, article)
  if (text?.shared === undefined || text.perLocale === undefined) return undefined
  const { shared, perLocale } = text
  const name = nameOf(alt.en, picture.body)
  const file = `${name}.webp`
  const value = { file, width: picture.width, height: picture.height, alt: { ...alt } }
  const source = readDraftFile(root, shared.file)
  const tree = source === undefined ? undefined : readTree(shared.file, source)
  const listed = isRecord(tree) && isList(tree['pictures']) ? tree['pictures'] : undefined
  const bodies = locales.flatMap((locale): DraftChange[] => {
    const body = readDraftFile(root, perLocale[locale].file)
    const read = body === undefined ? undefined : readTree(perLocale[locale].file, body)
    if (!isRecord(read) || typeof read['body'] !== 'string') return []
    const changed = withPicture(read['body'], name)
    return [{ file: perLocale[locale].file, change: { kind: 'set', path: ['body'], value: changed } }]
  })
  return [
    { file: `content/${article}/${file}`, body: picture.body },
    {
      file: shared.file,
      change:
        listed === undefined
          ? { kind: 'add', path: [], key: 'pictures', value: [value], after: 'related' }
          : { kind: 'insert', path: ['pictures'], index: listed.length, value },
    },
    ...bodies,
  ]
}
