import type { ReactNode } from 'react'

const drawings = {
  es: (
    <>
      <path fill="#aa151b" d="M0 0h21v14H0z" />
      <path fill="#f1bf00" d="M0 3.5h21v7H0z" />
      <path fill="#aa151b" d="M4 5h3.400v2.600q0 1.400-1.700 1.700Q4 9 4 7.600z" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h21v14H0z" />
      <path stroke="#fff" strokeWidth="2.8" d="m0 0 21 14M21 0 0 14" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 21 14M21 0 0 14" />
      <path stroke="#fff" strokeWidth="4.6" d="M10.5 0v14M0 7h21" />
      <path stroke="#c8102e" strokeWidth="2.6" d="M10.5 0v14M0 7h21" />
    </>
  ),
  de: (
    <>
      <path fill="#111" d="M0 0h21v5H0z" />
      <path fill="#d00" d="M0 4.700h21v5H0z" />
      <path fill="#ffce00" d="M0 9.300h21V14H0z" />
    </>
  ),
}

/**
 * The flag of a language: crosses, a coat of arms or three even stripes, so that it is recognisable
 * without colour. Always beside the language's name, so it is hidden from screen readers.
 */
export function Flag({ locale }: { locale: keyof typeof drawings }): ReactNode {
  return (
    <svg className="flag" viewBox="0 0 21 14" aria-hidden="true">
      {drawings[locale]}
    </svg>
  )
}
