const flag = (paths: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 14">${paths}</svg>\n`

/**
 * The flags of the languages: crosses, a coat of arms or three even stripes, so that each is recognisable without
 * colour.
 */
export const flags: Readonly<Record<string, () => string>> = {
  'flag-es.svg': () =>
    flag(
      '<path fill="#aa151b" d="M0 0h21v14H0z"/><path fill="#f1bf00" d="M0 3.5h21v7H0z"/>' +
        '<path fill="#aa151b" d="M4 5h3.4v2.6q0 1.4-1.7 1.7Q4 9 4 7.6z"/>',
    ),
  'flag-en.svg': () =>
    flag(
      '<path fill="#012169" d="M0 0h21v14H0z"/><path stroke="#fff" stroke-width="2.8" d="m0 0 21 14M21 0 0 14"/>' +
        '<path stroke="#c8102e" stroke-width="1.2" d="m0 0 21 14M21 0 0 14"/>' +
        '<path stroke="#fff" stroke-width="4.6" d="M10.5 0v14M0 7h21"/>' +
        '<path stroke="#c8102e" stroke-width="2.6" d="M10.5 0v14M0 7h21"/>',
    ),
  'flag-de.svg': () =>
    flag(
      '<path fill="#111" d="M0 0h21v5H0z"/><path fill="#d00" d="M0 4.7h21v5H0z"/>' +
        '<path fill="#ffce00" d="M0 9.3h21V14H0z"/>',
    ),
}
