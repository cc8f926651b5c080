import { expect, test } from 'vitest'
import { createReference, exampleReference, parseReference, referenceAlphabet } from './reference.server.ts'

test('contains no look-alikes in a reference', () => {
  expect(referenceAlphabet).not.toMatch(/[0O1IL5S2Z8BUV]/)
  for (let index = 0; index < 1_000; index++) {
    expect(createReference('TAL')).toMatch(
      new RegExp(`^TAL-[${referenceAlphabet}]{4}-[${referenceAlphabet}]{2}$`),
    )
  }
})

test('uses a valid reference as the example', () => {
  expect(parseReference(exampleReference('FAR'))).toBe('FAR-7K3M-Q9')
})

test('parses a reference however it was typed', () => {
  for (const typed of [
    'TAL-7K3M-Q9',
    'tal7k3mq9',
    ' tal 7k3m q9 ',
    'TAL--7K3M-Q9',
    'ＴＡＬ－７Ｋ３Ｍ－Ｑ９',
    'TAL\u{2007}7K3M\u{200b}Q9',
  ]) {
    expect(parseReference(typed)).toBe('TAL-7K3M-Q9')
  }
  for (const typed of ['TAL-7K3M-Q9.', '#TAL-7K3M-Q9,', '«TAL-7K3M-Q9»', '„tal–7k3m–q9“.', '(TAL−7K3M—Q9)']) {
    expect(parseReference(typed), typed).toBe('TAL-7K3M-Q9')
  }
  for (const typed of [
    '',
    '7K3M-Q9',
    'TAL-7K3M',
    'TAL-7K3M-Q9-X',
    "TAL-7K3M-Q'",
    'T-7K3M-Q9',
    'answered',
    'TAL-0K3M-Q9',
  ]) {
    expect(parseReference(typed)).toBeUndefined()
  }
})
