import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

const files = globSync(['*.md', 'docs/**/*.md']).toSorted()

/** A document without its code. */
const textOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/^```[^]*?^```$/gm, '')

/** The anchors that a code host makes of headings. */
function anchors(file: string): Set<string> {
  const headings = [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
  return new Set(headings)
}

it('all links between documents lead to a file and a heading that exist', () => {
  expect(files.length).toBeGreaterThan(40)
  const broken: string[] = []
  for (const file of files) {
    for (const [, target = ''] of textOf(file).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue
      const [path = '', anchor] = target.split('#')
      const other = path === '' ? file : normalize(join(dirname(file), path))
      const found = existsSync(other) && (anchor === undefined || anchors(other).has(anchor))
      if (!found) broken.push(`${file}: ${target}`)
    }
  }
  expect(broken).toEqual([])
})
