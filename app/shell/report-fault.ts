import { createContext } from 'react-router'

/** Where the router's faults go. Set by the server for each request; else they are shown as they are. */
export const reportFault = createContext<(error: unknown) => void>((error) => console.error(error))
