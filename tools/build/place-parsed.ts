import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isUnfinished } from '#content/write-whole.server.ts'
import { namesIn, placeFiles } from './place-files.ts'

/** Puts what a build parsed since it began beside it, so that its server parses nothing that it reads. */
export function placeParsed(parsed: string, target: string, begun: Date): void {
  const used = namesIn(parsed).filter(
    (name) => !isUnfinished(name) && statSync(join(parsed, name)).mtimeMs >= begun.getTime(),
  )
  placeFiles(used, parsed, target)
}
