import type { ReactNode } from 'react'
import type { BodyBlock, TableBlock } from '#content/articles/article-body.ts'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { Table } from '#design/table.tsx'

/** An article's text. */
export function ArticleBody({ blocks }: { blocks: readonly BodyBlock[] }): ReactNode {
  return blocks.map((block, index) => <Block key={index} block={block} />)
}

function Block({ block }: { block: BodyBlock }): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return <Heading id={block.id}>{block.text}</Heading>
    }
    case 'paragraph':
      return (
        <p>
          <RichText value={block.text} />
        </p>
      )
    case 'list':
      return <List ordered={block.ordered} items={block.items} />
    case 'table':
      return <BodyTable table={block} />
    case 'quote':
      return (
        <blockquote className="callout callout-note">
          <ArticleBody blocks={block.blocks} />
        </blockquote>
      )
  }
}

function List({ ordered, items }: { ordered: boolean; items: readonly (readonly BodyBlock[])[] }): ReactNode {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag role="list">
      {items.map((blocks, index) => (
        <li key={index}>
          <ItemBody blocks={blocks} />
        </li>
      ))}
    </Tag>
  )
}

/** An item of one paragraph is words without a paragraph around them. */
function ItemBody({ blocks }: { blocks: readonly BodyBlock[] }): ReactNode {
  const [first, ...rest] = blocks
  if (first?.kind !== 'paragraph' || rest.some(({ kind }) => kind === 'paragraph')) {
    return <ArticleBody blocks={blocks} />
  }
  return (
    <>
      <RichText value={first.text} />
      <ArticleBody blocks={rest} />
    </>
  )
}

function BodyTable({ table: { label, head, rows } }: { table: TableBlock }): ReactNode {
  return (
    <Table label={label}>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <HeadCell key={index} cell={cell} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...cells], row) => (
          <tr key={row}>
            <th scope="row">
              <RichText value={first} />
            </th>
            {cells.map((cell, index) => (
              <td key={index}>
                <RichText value={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The corner above the row heads is often empty, and then no heading. */
function HeadCell({ cell }: { cell: RichTextValue }): ReactNode {
  if (cell === '') return <td />
  return (
    <th scope="col">
      <RichText value={cell} />
    </th>
  )
}
