import { SheetSection } from './section.tsx'

const swatches = [
  'ink',
  'ink-2',
  'heading',
  'link',
  'cala',
  'teja',
  'ok',
  'bad',
  'field',
  'focus',
  'band',
  'band-deep',
  'paper',
  'sand',
  'mares',
  'raise',
  'ok-tint',
  'bad-tint',
  'us-tint',
  'line',
]

/** The colour tokens of the scheme that the browser asks for. */
export function ColourSection() {
  return (
    <SheetSection title="Colour">
      <ul className="swatches">
        {swatches.map((name) => (
          <li key={name}>
            <span className={`swatch swatch-${name}`} />
            {name}
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}
