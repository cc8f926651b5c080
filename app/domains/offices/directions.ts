import { useHydrated } from '#design/hooks/use-hydrated.ts'

/** Where directions to a place open on this device; a web map until the script runs. */
export function useDirections(position: Place): string {
  return appAddress(position, useHydrated() ? navigator.userAgent : '')
}

/** A position on the earth, in degrees. */
export interface Place {
  readonly lat: number
  readonly lon: number
}

/** A way to open directions to a place. */
interface DirectionsLink {
  /** The map's own name. */
  readonly name: string
  readonly href: string
}

/**
 * The address that opens directions in a map app. Android offers a choice of apps (RFC 5870);
 * nothing else handles that scheme, so Apple's devices get their own, and all others a web map.
 */
function appAddress({ lat, lon }: Place, userAgent: string): string {
  if (userAgent.includes('Android')) return `geo:${lat},${lon}?q=${lat},${lon}`
  const maps = directionsOnWeb({ lat, lon })
  return maps[/iPhone|iPad|Mac/.test(userAgent) ? 1 : 0].href
}

/** Directions on the web, each map by its own name; the address contains only the destination. */
export function directionsOnWeb({ lat, lon }: Place) {
  return [
    { name: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lon}` },
    { name: 'Apple Maps', href: `https://maps.apple.com/?daddr=${lat}%2C${lon}` },
    { name: 'OpenStreetMap', href: `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}` },
  ] as const satisfies DirectionsLink[]
}
