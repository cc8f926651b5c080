import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readTree } from '#domains/editor/edits/change-file.server.ts'
import { readDraftFile } from '#domains/editor/files/draft-files.server.ts'
import { isList, isRecord } from '#domains/editor/merge/entry-keys.ts'
import { factSchema, type Fact } from '#content/facts/facts.ts'
import * as v from 'valibot'

/** A fact with its place. */
export interface ListedFact {
  readonly fact: Fact
  /** The text that it is part of, such as `facts/nie`, and its number there. */
  readonly text: string
  readonly index: number
}

/** All facts of a folder that follow their schema. */
export function listFacts(root: string): ListedFact[] {
  const names = readdirSync(join(root, 'content/facts')).filter((name) => /^[a-z0-9-]+\.yaml$/.test(name))
  return names.toSorted().flatMap((name) => {
    const file = `content/facts/${name}`
    const source = readDraftFile(root, file)
    const tree = source === undefined ? undefined : readTree(file, source)
    if (!isList(tree)) return []
    return tree.flatMap((entry, index) => {
      const read = isRecord(entry) ? v.safeParse(factSchema, entry) : undefined
      return read?.success ? [{ fact: read.output, text: `facts/${name.slice(0, -5)}`, index }] : []
    })
  })
}
