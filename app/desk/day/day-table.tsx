import { useDeskText } from '#desk/ui/desk-context.tsx'
import { CardBox } from './day-card.tsx'
import type { OfficeTable, TableCell } from './day-model.ts'

function widthOf(columns: number): 'few' | 'some' | 'many' {
  if (columns <= 4) return 'few'
  return columns <= 7 ? 'some' : 'many'
}

function Cell({ cell: { rows, isOpen, cards, book } }: { readonly cell: TableCell }) {
  return (
    <td rowSpan={rows > 1 ? rows : undefined} data-closed={isOpen ? undefined : true}>
      <div className="day-cell">
        {cards.map((card, index) => (
          // Cards of a cell have no identity of their own; the page is rendered once.
          <CardBox key={`${card.kind} ${index}`} card={card} isTarget />
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
                <Cell key={cell.key} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The same by time, for a phone and for paper. */
export function DayList({ office: { name, columns, rows } }: { readonly office: OfficeTable }) {
  const t = useDeskText('day')
  const placeOf = (key: string) => columns.find(({ seat }) => key.startsWith(`${seat} `))?.name
  const listed = rows.map(({ time, cells }) => ({
    time,
    cells: cells.map((cell) => ({ ...cell, cards: cell.cards.filter(({ isContinued }) => !isContinued) })),
  }))
  const shown = listed.filter(({ cells }) => cells.some(({ cards, book }) => cards.length > 0 || book))
  return (
    <ol className="day-list" aria-label={name}>
      {shown.map(({ time, cells }) => (
        <li key={time}>
          <b>{time}</b>
          <div>
            {cells.flatMap(({ key, cards }) =>
              cards.map((card, index) => (
                <CardBox key={`${key} ${index}`} card={card} place={placeOf(key) ?? ''} />
              )),
            )}
            {cells.some(({ book }) => book) && (
              <p className="day-list-free">
                {t('day.free')}
                {cells.map(
                  ({ key, book }) =>
                    book && (
                      <a key={key} href={book.href} aria-label={book.label}>
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
