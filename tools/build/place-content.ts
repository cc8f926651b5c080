import { cpSync, rmSync } from 'node:fs'

/** Puts what a build was made from beside it, for when it is served while the texts have a mistake. */
export function placeContent(target: string): void {
  rmSync(target, { recursive: true, force: true })
  cpSync('content', target, { recursive: true })
}
