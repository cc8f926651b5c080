import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { contentPath } from './files.server.ts'

const maxBytes = 100_000
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Whether a file is what its name says: a browser shows no picture that comes under another type. */
const isKind: Readonly<Record<string, (file: Buffer) => boolean>> = {
  '.svg': (file) => /^\uFEFF?\s*<[?!s]/.test(file.toString()) && file.includes('<svg'),
  '.png': (file) => file.subarray(0, pngStart.length).equals(pngStart),
  '.webp': (file) => file.subarray(0, 4).toString() === 'RIFF' && file.subarray(8, 12).toString() === 'WEBP',
}

/** What is wrong with the file of a partner's logo, if anything, to be said after its name. */
export function logoProblem(name: string, folder = contentPath('logos')): string | undefined {
  const path = join(folder, name)
  if (!existsSync(path)) return 'is not there'
  const file = readFileSync(path)
  if (file.length > maxBytes) return `has ${Math.ceil(file.length / 1000)} kB, ${maxBytes / 1000} at most`
  const kind = extname(name)
  return isKind[kind]?.(file) === true ? undefined : `is no ${kind.slice(1)} file`
}
