import { useHydrated } from '#design/use-hydrated.ts'
import { appAddress, type Place } from './directions.ts'

/** Where directions to a place open on this device; a map on the web until the script runs. */
export function useDirections(position: Place): string {
  return appAddress(position, useHydrated() ? navigator.userAgent : '')
}
