import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { keep, parseKept, readKept } from './kept-list.ts'

const untouched = { chosen: [], done: [] }

afterEach(() => vi.unstubAllGlobals())

describe('a stored list', () => {
  it('round-trips, separately for each page', () => {
    vi.stubGlobal('localStorage', memoryStorage())
    const ids = fc.array(fc.string())
    fc.assert(
      fc.property(ids, ids, (chosen, done) => {
        keep('service.nie', { chosen, done })
        expect(readKept('service.nie')).toEqual({ chosen, done })
        expect(readKept('service.itv')).toEqual(untouched)
      }),
    )
  })

  it('leaves nothing behind once it is untouched again', () => {
    const browser = memoryStorage()
    vi.stubGlobal('localStorage', browser)
    keep('service.nie', { chosen: ['eu'], done: [] })
    keep('service.nie', untouched)
    expect(browser.kept.size).toBe(0)
  })

  it('is a list of ids whatever is in the storage', () => {
    const texts = fc.oneof(fc.string(), fc.json())
    fc.assert(
      fc.property(texts, (text) => {
        const { chosen, done } = parseKept(text)
        expect([...chosen, ...done].every((id) => typeof id === 'string')).toBe(true)
      }),
    )
    expect(parseKept('{"chosen":["eu",1],"done":"all"}')).toEqual({ chosen: ['eu'], done: [] })
  })

  it('is untouched, without an error, if storage is blocked', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
    expect(() => keep('service.nie', { chosen: ['eu'], done: ['form'] })).not.toThrow()
    expect(readKept('service.nie')).toEqual(untouched)
  })
})
