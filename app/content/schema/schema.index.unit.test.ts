import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { contentPath } from '#content/read-yaml.server.ts'
import { indexSchema, type IndexContent } from './schema.index.ts'

const content = parse(readFileSync(contentPath('pages', 'insurance', 'es.yaml'), 'utf8')) as v.InferInput<
  typeof indexSchema
>

function problemsOf(changed: Partial<IndexContent>): string[] {
  const result = v.safeParse(indexSchema, { ...content, ...changed })
  return result.success ? [] : result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
}

describe('the content of the insurance index', () => {
  it('is valid', () => {
    expect(problemsOf({})).toEqual([])
  })

  it('is rejected when a group has no purpose, or two', () => {
    const { groups } = content as IndexContent
    const without = groups.purposes.slice(1)
    const twice = [...without, ...without.slice(0, 1)]
    for (const purposes of [without, twice]) {
      expect(problemsOf({ groups: { ...groups, purposes } })).toEqual([
        'groups.purposes: expected each group of the map once',
      ])
    }
  })

  it('is rejected when a row of legal requirements lacks a cell', () => {
    const { law } = content as IndexContent
    const rows = [{ label: 'Car', cells: ['Owner'] }, ...law.rows]
    expect(problemsOf({ law: { ...law, rows } })[0]).toContain('law.rows.0.cells')
  })
})
