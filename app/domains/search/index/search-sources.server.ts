import { actionEntries } from './action-source.server.ts'
import { articleEntries } from './article-source.server.ts'
import { glossaryEntries } from './glossary-source.server.ts'
import { pageEntries } from './page-source.server.ts'
import { questionEntries } from './question-source.server.ts'
import type { SearchSource } from './search-entry.ts'
import { termEntries } from './term-source.server.ts'

/** Everything that can be found. */
export const searchSources: readonly SearchSource[] = [
  pageEntries,
  actionEntries,
  articleEntries,
  questionEntries,
  glossaryEntries,
  termEntries,
]
