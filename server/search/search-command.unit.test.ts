import { describe, expect, it } from 'vitest'
import { parseSearchCommand } from './search-command.ts'

describe('npm run search', () => {
  it.each([[[]], [['--help']], [['misses', '-h']]])('shows its help for %j', (argv) => {
    expect(parseSearchCommand(argv)).toBeUndefined()
  })
  it.each([
    [['hits']],
    [['misses', 'more']],
    [['misses', '--days', '0']],
    [['misses', '--days', 'x']],
    [['misses', '--all']],
  ])('refuses %j', (argv) => {
    expect(() => parseSearchCommand(argv)).toThrow()
  })
  it('takes days and JSON', () => {
    expect(parseSearchCommand(['misses', '--days', '7', '--json'])).toBeTypeOf('function')
  })
})
