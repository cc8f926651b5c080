import { requestStates, type RequestState } from '#platform/store/schema.server.ts'
import { CommandError } from './command-error.server.ts'

function stateOf(text: string): RequestState {
  const typed = text.trim().toLowerCase()
  const state = requestStates.find((each) => each === typed)
  if (state !== undefined) return state
  throw new CommandError(`"${text}" is not a state; it is one of ${requestStates.join(', ')}`)
}

/** The requests of one state, or all outside quarantine, which holds robots' requests and is listed only on request. */
export function statesOf(state: string | undefined): readonly RequestState[] {
  return state === undefined ? requestStates.filter((name) => name !== 'quarantined') : [stateOf(state)]
}
