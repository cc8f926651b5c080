import { createContext } from 'react-router'
import type { DocumentParts } from './document-parts.server.ts'

/** Where the router's faults go. Set by the server for each request; else they are shown as they are. */
export const reportFault = createContext<(error: unknown) => void>((error) => console.error(error))

/**
 * Asked by the build before a page is rendered: whether it has rendered the page from the same parts
 * already. They hold everything that a page shows, as components read nothing else.
 */
export const skipUnchangedPage = createContext<(parts: DocumentParts) => boolean>(() => false)
