interface Place {
  readonly lat: number
  readonly lon: number
}

/** A way to open directions to a place. */
export interface DirectionsLink {
  /** The map's own name. */
  readonly name: string
  readonly href: string
}

/** The address that a phone opens in whichever map app its owner uses (RFC 5870). */
export function geoAddress({ lat, lon }: Place): string {
  return `geo:${lat},${lon}?q=${lat},${lon}`
}

/** Directions on the web, each map by its own name; the address holds nothing but the destination. */
export function directionsOnWeb({ lat, lon }: Place): DirectionsLink[] {
  return [
    { name: 'Google Maps', href: `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lon}` },
    { name: 'Apple Maps', href: `https://maps.apple.com/?daddr=${lat}%2C${lon}` },
    { name: 'OpenStreetMap', href: `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}` },
  ]
}
