import { expect, test } from 'vitest'
import { jointOpening } from './open-state.tsx'
import type { Opening } from './opening.ts'

const openUntil = (until: string): Opening => ({ open: true, until })
const opensOn = (day: string, time: string): Opening => ({ open: false, opens: { day, time } })

test('combines open offices until the last of them closes', () => {
  const all = [openUntil('14:00'), opensOn('2026-11-24', '16:00'), openUntil('19:00')]
  expect(jointOpening(all)).toEqual(openUntil('19:00'))
})

test('combines closed offices until the first of them opens', () => {
  const all = [opensOn('2026-11-30', '09:00'), opensOn('2026-11-27', '16:00'), opensOn('2026-11-27', '09:30')]
  expect(jointOpening(all)).toEqual(opensOn('2026-11-27', '09:30'))
})

test('combines offices that never open again as closed', () => {
  expect(jointOpening([{ open: false }])).toEqual({ open: false })
})
