import { useDeskText } from '#desk/ui/desk-context.tsx'
import { CardBox } from './day-card.tsx'
import type { OfficeTable, TableCell, TableRow } from './day-model.ts'

function widthOf(columns: number): 'few' | 'some' | 'many' {
  if (columns <= 4) return 'few'
  return columns <= 7 ? 'some' : 'many'
}

function Cell({ cell: { rows, isOpen, cards, book } }: { readonly cell: TableCell }) {
  return (
    <td rowSpan={rows > 1 ? rows : undefined} data-closed={isOpen ? undefined : true}>
      <div className="day-cell">
        {cards.map((card) => (
          <CardBox key={`${card.kind} ${card.time}`} card={card} isTarget />
        ))}
        {book && (
          <a className="day-free" href={book.href} aria-label={book.label}>
            <span aria-hidden="true">+ {book.time}</span>
          </a>
        )}
      </div>
    </td>
  )
}

/** An office's day as a table of places by half hours. */
export function DayTable({ office }: { readonly office: OfficeTable }) {
  const t = useDeskText('day')
  const { name, columns, rows } = office
  return (
    <div className="day-scroll" data-columns={widthOf(columns.length)}>
      <table className="day-table">
        <caption className="visually-hidden">{t('day.table', { office: name })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('day.time')}</span>
            </th>
            {columns.map(({ seat, name: place, isLost, isOwn }) => (
              <th key={seat} scope="col" data-own={isOwn || undefined}>
                {place}
                {isOwn && <small> ({t('day.you')})</small>}
                {isLost && <small> ({t('day.gone')})</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ time, cells }) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              {cells.map((cell) => (
                <Cell key={cell.seat} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The rows with each card in the first one that has it: a block may begin below an appointment. */
function eachOnce(rows: readonly TableRow[]): TableRow[] {
  const listed = new Set<string>()
  return rows.map(({ time, cells }) => ({
    time,
    cells: cells.map((cell) => {
      const cards = cell.cards.filter((card) => {
        const id = `${cell.seat} ${card.kind} ${card.time}`
        return !listed.has(id) && listed.add(id)
      })
      return { ...cell, cards }
    }),
  }))
}

/** The same by time, for a phone and for paper. */
export function DayList({ office: { name, columns, rows } }: { readonly office: OfficeTable }) {
  const t = useDeskText('day')
  const places = new Map(columns.map(({ seat, name: place }) => [seat, place]))
  const shown = eachOnce(rows).filter(({ cells }) =>
    cells.some(({ cards, book }) => cards.length > 0 || book),
  )
  return (
    <ol className="day-list" aria-label={name}>
      {shown.map(({ time, cells }) => (
        <li key={time}>
          <b>{time}</b>
          <div>
            {cells.flatMap(({ seat, cards }) =>
              cards.map((card) => (
                <CardBox
                  key={`${seat} ${card.kind} ${card.time}`}
                  card={card}
                  place={places.get(seat) ?? seat}
                />
              )),
            )}
            {cells.some(({ book }) => book) && (
              <p className="day-list-free">
                {t('day.free')}
                {cells.map(
                  ({ seat, book }) =>
                    book && (
                      <a key={seat} href={book.href} aria-label={book.label}>
                        {book.time === time ? book.place : `${book.time} ${book.place}`}
                      </a>
                    ),
                )}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
