/** Where the files of a page stand below the site's folder; percent-encoded, as addresses are. */
export interface PageFiles {
  readonly html: string
  readonly data: string
}

/** The files of the page at a decoded path: `/servicios/nie` has its payload in `/servicios/nie.data`. */
export function pageFiles(path: string): PageFiles {
  const { pathname } = new URL(encodeURI(path), 'http://site.test')
  const name = pathname === '/' ? '/_' : pathname
  return {
    html: pathname === '/' ? '/index.html' : `${pathname}/index.html`,
    data: `${name}.data`,
  }
}
