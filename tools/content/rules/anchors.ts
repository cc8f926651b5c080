import type { PageContent } from '#content/page-file.server.ts'
import { answerId } from '#design/blocks/types.ts'
import type { Piece } from './texts.ts'

interface Named {
  readonly id: string
}

function partsOf(content: PageContent): readonly Named[] {
  if (content.stage === 'text') return content.sections
  if (content.stage === 'claims') return content.cases
  // The panel with what the browser remembers.
  if (content.stage === 'plan') return [{ id: 'remembered' }]
  return content.stage === 'lifestyle' ? content.chapters : []
}

/** The possible anchors of a page: its parts, and the answers to its questions. */
export function anchorsOf(content: PageContent): ReadonlySet<string> {
  const faqs = 'faqs' in content ? content.faqs : []
  const answers = ('items' in faqs ? faqs.items : faqs).map((_, index) => answerId(index))
  return new Set([...partsOf(content).map(({ id }) => id), ...answers])
}

/**
 * Links to a section that its page does not have.
 * @param anchorsIn the anchors of a page in the language of the text; undefined if there is no such page
 */
export function anchorProblems(
  file: string,
  pieces: readonly Piece[],
  anchorsIn: (page: string) => ReadonlySet<string> | undefined,
): string[] {
  return pieces.flatMap(({ field, text }) =>
    [...text.matchAll(/\]\(page:([^)\s#]+)#([^)\s]*)\)/g)].flatMap(([, page = '', anchor = '']) => {
      const anchors = anchorsIn(page)
      if (anchors === undefined || anchors.has(anchor)) return []
      return [`${file}: ${field}: ${page} has no section “${anchor}”`]
    }),
  )
}
