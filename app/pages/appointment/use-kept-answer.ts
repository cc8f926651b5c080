import { useLocation, useNavigation } from 'react-router'

/**
 * What the dialog does once it is closed. Where the appointment is booked already and its page only loads, it does
 * nothing: to go back to the page alone would drop the answer, and who was never told books again.
 */
export function useKeptAnswer(onClose: () => void): () => void {
  const { state, formMethod, location } = useNavigation()
  const { pathname } = useLocation()
  const isBooked = state === 'loading' && formMethod === 'POST' && location.pathname !== pathname
  return isBooked ? () => undefined : onClose
}
