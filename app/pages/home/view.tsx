import type { LoadedPage } from '#content/page-info.ts'
import type { HomeContent } from '#content/schema.page.ts'
import { IslandMap } from '#features/hours/island-map.tsx'
import { useOfficeItems } from '#features/hours/use-office-items.tsx'
import type { PageViewProps } from '../kinds.ts'
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
