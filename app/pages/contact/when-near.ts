/** Signs of use, and that the element itself was replaced (app/platform/router/changed-page.ts). */
const signs = ['pointerdown', 'keydown', 'focusin', 'popstate', 'page-replaced'] as const

/**
 * Settles when the reader comes near an element or uses the page at all, at once where the element is not
 * there: on the server, or on the way from another page. Any use counts, since what the use changes may
 * have to wait for the part that this holds back.
 */
export function whenNear(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (element === null) return Promise.resolve()
  return new Promise((resolve) => {
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) settle()
      },
      { rootMargin: '600px' },
    )
    const settle = () => {
      near.disconnect()
      for (const sign of signs) removeEventListener(sign, settle, true)
      resolve()
    }
    near.observe(element)
    for (const sign of signs) addEventListener(sign, settle, { capture: true, passive: true })
  })
}
