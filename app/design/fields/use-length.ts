import { useEffect, useState, type RefObject } from 'react'

/** The length of what is typed into a text area, which may have begun before the script ran. */
export function useLength(ref: RefObject<HTMLTextAreaElement | null>, initial: string): number {
  const [length, setLength] = useState(initial.length)
  useEffect(() => {
    const area = ref.current
    if (area === null) return
    const measure = () => setLength(area.value.length)
    measure()
    area.addEventListener('input', measure)
    return () => area.removeEventListener('input', measure)
  }, [ref])
  return length
}
