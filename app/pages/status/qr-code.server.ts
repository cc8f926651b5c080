import { encode } from 'uqr'

/** A QR code as one path in a square of `size` modules, quiet zone included. */
export interface QrCode {
  readonly size: number
  readonly path: string
}

/** The empty modules around the code that readers need (ISO/IEC 18004, 4 modules). */
const quiet = 4

/** The QR code of a text, each run of dark modules in a row one rectangle. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { border: quiet, ecc: 'M' })
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  )
  return { size, path: runs.join('') }
}
