import type { LoadedPage } from '#content/page-info.ts'
import type { HomeContent } from '#content/schema/schema.page.ts'
import { IslandMap } from '#domains/offices/island-map.tsx'
import { useOfficeItems } from '#domains/offices/use-office-items.tsx'
import type { PageViewProps } from '#pages/kinds.ts'
import { HomePage } from './home-page.tsx'

/** The home page, from its loader's data. */
export default function HomeView({ data }: PageViewProps) {
  const { required = {}, reading, storm } = data
  const { content } = data as LoadedPage<HomeContent>
  const { items, now } = useOfficeItems()
  return (
    <HomePage
      content={content}
      required={required}
      offices={items}
      now={now}
      map={<IslandMap />}
      reading={reading}
      storm={storm}
    />
  )
}
