import '#design/fields/controls.css'
import '#design/blocks/blocks.css'
import { HeadBlocks } from './blocks-heads.tsx'
import { HomeBlocks } from './blocks-home.tsx'
import { HubBlocks } from './blocks-hub.tsx'
import { ListBlocks } from './blocks-lists.tsx'
import { LongPageBlocks } from './blocks-long-page.tsx'
import { TableBlocks } from './blocks-tables.tsx'

/** The content blocks of app/design/blocks, each with sample data. */
export function BlocksSection() {
  return (
    <>
      <HeadBlocks />
      <ListBlocks />
      <TableBlocks />
      <LongPageBlocks />
      <HomeBlocks />
      <HubBlocks />
    </>
  )
}
