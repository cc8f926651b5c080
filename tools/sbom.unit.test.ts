import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('lists every package that the server names, and none that is for development alone', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  const { components } = JSON.parse(
    execFileSync(process.execPath, ['tools/sbom.mjs'], { encoding: 'utf8' }),
  ) as { components: { name: string; version: string }[] }
  const listed = new Map(components.map(({ name, version }) => [name, version]))
  for (const [name, version] of Object.entries(dependencies)) expect(listed.get(name), name).toBe(version)
  for (const name of ['vite', 'vitest', 'knip']) expect(listed.has(name), name).toBe(false)
})
