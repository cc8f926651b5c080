import { describe, expect, it } from 'vitest'
import { parseSearchCommand } from './search.server.ts'

describe('npm run search', () => {
  it.each([[[]], [['--help']], [['misses', '-h']]])('shows its help for %j', (argv) => {
    expect(parseSearchCommand(argv)).toBeUndefined()
  })
  it.each([[['hits']], [['misses', 'more']], [['misses', '--days', '0']], [['misses', '--days', 'x']]])(
    'refuses %j',
    (argv) => {
      expect(() => parseSearchCommand(argv)).toThrow()
    },
  )
  it('says of an option that there is none, as the staff’s other tool does', () => {
    expect(() => parseSearchCommand(['misses', '--unknown'])).toThrow(
      /^There is no option "--unknown"; --help lists them$/,
    )
  })
  it('takes days and JSON', () => {
    expect(parseSearchCommand(['misses', '--days', '7', '--json'])).toBeTypeOf('function')
  })
})
