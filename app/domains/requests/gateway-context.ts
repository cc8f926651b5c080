import { createContext } from 'react-router'
import type { RequestGateway } from './submission.ts'

/** The way from a form's action to the store, set by the server for each request. */
export const requestGateway = createContext<RequestGateway>()
