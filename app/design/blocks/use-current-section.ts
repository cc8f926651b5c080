import { useEffect, useState } from 'react'

/**
 * The id of the last section that begins above a line a quarter down the screen.
 * Undefined until the reader has reached the first one.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const order = key.split(' ')
    const begun = new Set<string>()
    // The observed area reaches up without end, so that a section stays in it once it has begun.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id)
          else begun.delete(target.id)
        }
        setCurrent(order.findLast((id) => begun.has(id)))
      },
      { rootMargin: '1000000px 0px -75% 0px' },
    )
    for (const id of order) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
