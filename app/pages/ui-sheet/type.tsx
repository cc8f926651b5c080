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

/** The type scale. */
export function TypeSection() {
  return (
    <SheetSection title="Type">
      <dl className="styles">
        <dt>display</dt>
        <dd className="style-display" lang="de">
          Versichert, angekommen.
        </dd>
        <dt>h1</dt>
        <dd>
          <p className="style-h1">Health insurance in Mallorca</p>
        </dd>
        <dt>h2</dt>
        <dd>
          <p className="style-h2" lang="es">
            Qué traer el día de la cita
          </p>
        </dd>
        <dt>h3</dt>
        <dd>
          <h3 lang="de">Eigentümergemeinschaft</h3>
        </dd>
        <dt>lead</dt>
        <dd className="lead">
          We compare the conditions for you and name the waiting periods before you sign.
        </dd>
        <dt>body</dt>
        <dd className="prose">
          Most policies work through a network: you show your card at a clinic on the list and the insurer
          settles the bill. Your policy’s conditions decide.
        </dd>
        <dt>small</dt>
        <dd className="small">Fee shown by the official form on the day of payment.</dd>
      </dl>
    </SheetSection>
  )
}
