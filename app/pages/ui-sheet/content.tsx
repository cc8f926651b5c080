import { Callout } from '#design/callout.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { iconNames } from '#design/icons/icon-names.ts'
import { Table } from '#design/table.tsx'
import { SheetSection } from './section.tsx'

/** Callouts, a table and the icons. */
export function ContentSection() {
  return (
    <SheetSection title="Content">
      <div className="sheet-grid">
        <Callout kind="note" title="Note">
          Woven edge, sandstone ground.
        </Callout>
        <Callout kind="done" title="Done">
          Your request has arrived.
        </Callout>
        <Callout kind="deadline" title="Deadline">
          Report it within seven days.
        </Callout>
      </div>
      <Table label="Official fees" caption>
        <thead>
          <tr>
            <th scope="col">Fee</th>
            <th scope="col">Form</th>
            <th scope="col" className="number">
              2026
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">EU registration certificate</th>
            <td>790-012</td>
            <td className="number">€12.00</td>
          </tr>
          <tr>
            <th scope="row">First TIE card</th>
            <td>790-012</td>
            <td className="number">€16.08</td>
          </tr>
        </tbody>
      </Table>
      <ul className="swatches">
        {iconNames.map((name) => (
          <li key={name} className="sheet-icon">
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}
