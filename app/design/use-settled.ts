import { useEffect, useState } from 'react'

/** The value once it has stayed the same for `wait` milliseconds; what is announced must not chatter. */
export function useSettled<T>(value: T, wait: number): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return settled
}
