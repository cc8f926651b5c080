import { createContext } from 'react-router'

/** The nonce of a page that is rendered on demand; empty while prerendering. */
export const pageNonce = createContext('')
