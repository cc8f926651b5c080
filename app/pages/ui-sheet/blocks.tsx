import '#ui/controls.css'
import '#ui/blocks/blocks.css'
import { HeadBlocks } from './blocks-heads.tsx'
import { HomeBlocks } from './blocks-home.tsx'
import { HubBlocks } from './blocks-hub.tsx'
import { ListBlocks } from './blocks-lists.tsx'
import { LongPageBlocks } from './blocks-long-page.tsx'
import { TableBlocks } from './blocks-tables.tsx'

/** The content blocks of app/ui/blocks, each with sample data. */
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
