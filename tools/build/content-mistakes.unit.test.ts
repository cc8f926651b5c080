import { afterEach, expect, it, vi } from 'vitest'
import { ContentMistakes, tellMistakes } from './content-mistakes.ts'

afterEach(() => vi.restoreAllMocks())

it('reports each mistake with its file, and that nothing was built', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const mistakes = ['content/a.yaml: x', 'content/b.yaml: y']
  expect(await tellMistakes(() => Promise.reject(new ContentMistakes(mistakes)))).toBe(false)
  expect(told.mock.calls.flat()).toEqual(['error: content/a.yaml: x', 'error: content/b.yaml: y'])
})

it('rethrows any other failure, and prints nothing after a successful build', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  await expect(tellMistakes(() => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full')
  expect(await tellMistakes(() => Promise.resolve())).toBe(true)
  expect(told).not.toHaveBeenCalled()
})
