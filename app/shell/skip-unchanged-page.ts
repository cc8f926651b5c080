import { createContext } from 'react-router'
import type { DocumentParts } from './document-parts.server.ts'

/**
 * Asked by the build before a page is rendered: whether it has rendered the page from the same parts
 * already. They hold everything that a page shows, as components read nothing else.
 */
export const skipUnchangedPage = createContext<(parts: DocumentParts) => boolean>(() => false)
