import { CompareTable } from '#design/blocks/compare-table.tsx'
import { FeeTable } from '#design/blocks/fee-table.tsx'
import { WaitChart } from '#design/blocks/wait-chart.tsx'
import { SheetSection } from './section.tsx'

/** Tables and the chart of waiting periods. */
export function TableBlocks() {
  return (
    <SheetSection title="Blocks: tables">
      <h3 id="sheet-compare">Three kinds of policy</h3>
      <CompareTable
        labelledBy="sheet-compare"
        columns={['Network, with co-payment', 'Network, no co-payment', 'Reimbursement']}
        rows={[
          { label: 'What you pay at a visit', cells: ['A fixed small amount', 'Nothing', 'The bill first'] },
          { label: 'Premium', cells: ['Lowest', 'Medium', 'Highest'] },
        ]}
        note="What counts is the wording of the policy."
      />
      <h3 id="sheet-fees">Official fees</h3>
      <FeeTable
        labelledBy="sheet-fees"
        heads={{ label: 'Procedure', form: 'Form', amount: 'Amount' }}
        rows={[
          { label: 'First TIE card', form: '790-012', amount: '€16.08' },
          { label: 'Appointment', amount: 'free' },
        ]}
      />
      <WaitChart
        max={12}
        start="Start"
        end="12 months"
        rows={[
          { label: 'Emergencies', text: 'No waiting period' },
          { label: 'Diagnostics', from: 3, to: 6, text: '3 to 6 months' },
          { label: 'Hospital stay', from: 6, to: 10, text: '6 months (up to 10)' },
          { label: 'Rehabilitation', from: 1, to: 9, text: 'between one and nine months' },
        ]}
      />
    </SheetSection>
  )
}
