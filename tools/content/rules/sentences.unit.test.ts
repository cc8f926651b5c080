import { describe, expect, it } from 'vitest'
import { SentenceRegister, sentencesOf } from './sentences.ts'

const piece = (text: string) => [{ field: 'lead', text }]
const own = 'The insurer pays within a few weeks of your notice.'

describe('sentences that two pages share', () => {
  it('are named with both pages', () => {
    const register = new SentenceRegister()
    expect(register.add('a.yaml', piece(`Short one. ${own}`))).toEqual([])
    expect(register.add('b.yaml', piece(`Another start here. ${own}`))).toEqual([
      'b.yaml: lead: the same sentence as in a.yaml: “the insurer pays within a few weeks of your notice”',
    ])
  })

  it('are the same whatever the fact, the link, the emphasis or the case', () => {
    const register = new SentenceRegister()
    register.add(
      'a.yaml',
      piece('Write to [us](page:contact) at least {{fact:a.b}} before the *plazo* ends.'),
    )
    const again = piece('WRITE to us, at least {{fact:c.d|n}} before the plazo ends!')
    expect(register.add('b.yaml', again)).toHaveLength(1)
  })

  it('may repeat within one page, and below eight words anywhere', () => {
    const register = new SentenceRegister()
    expect(register.add('a.yaml', piece(`${own} ${own}`))).toEqual([])
    expect(register.add('a.yaml', piece('Seven words are still nobody’s own.'))).toEqual([])
    expect(register.add('b.yaml', piece('Seven words are still nobody’s own.'))).toEqual([])
  })

  it('may be the heading of a section of the same kind', () => {
    const register = new SentenceRegister()
    const heading = [{ field: 'cover.heading', text: 'What this policy usually covers and what it does not' }]
    expect(register.add('a.yaml', heading)).toEqual([])
    expect(register.add('b.yaml', heading)).toEqual([])
  })

  it('are let through with a reason, as long as two pages need it', () => {
    const allowed = [{ text: own, reason: 'the law prints it so' }]
    const register = new SentenceRegister(allowed)
    register.add('a.yaml', piece(own))
    expect(register.idleExceptions()).toHaveLength(1)
    expect(register.add('b.yaml', piece(own))).toEqual([])
    expect(register.idleExceptions()).toEqual([])
  })
})

it('splits prose at the ends of sentences', () => {
  expect(sentencesOf('One two three four five six seven eight. Nine? Ten eleven.')).toEqual([
    'one two three four five six seven eight',
  ])
})
