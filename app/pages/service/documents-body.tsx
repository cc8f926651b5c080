import { Fragment, type ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { ServiceContent } from '#content/schema/schema.service.ts'
import type { Answers } from '#domains/checklist/answers.ts'
import { LivingChecklist } from '#domains/checklist/living-checklist.tsx'
import { useT } from '#i18n/use-t.ts'
import type { PageId } from '#map/pages/pages.ts'
import { DocumentList, type DocumentItem } from '#design/blocks/document-list.tsx'
import { Prose } from '#design/blocks/prose.tsx'
import { RichText } from '#design/rich-text.tsx'

type Documents = Resolved<ServiceContent['documents']>
type By = Documents['items'][number]['by']

const tones = {
  us: 'us',
  you: 'plain',
  authority: 'plain',
  conditional: 'outline',
} as const satisfies Record<By, DocumentItem['bringerTone']>

interface ConditionProps extends Pick<Documents, 'cases'> {
  readonly when: Documents['items'][number]['when']
  readonly answers?: Answers
  readonly words: string
}

/** In which cases an item is needed, as far as the reader's case leaves that open. */
function Condition({ when, cases, answers, words }: ConditionProps) {
  const open = cases.filter(({ id }) => when?.[id] && !answers?.[id])
  if (open.length === 0) return null
  return (
    // Anew for each case: where the browser translated the words they cannot be changed, but left as a whole.
    <span key={open.map(({ id }) => id).join()}>
      {words}{' '}
      {open.map(({ id, label, options }, index) => (
        <Fragment key={id}>
          {index > 0 && ' · '}
          <RichText value={label} />
          {' – '}
          {options
            .filter((option) => when?.[id]?.includes(option.id))
            .map((option, place) => (
              <Fragment key={option.id}>
                {place > 0 && ' / '}
                <RichText value={option.label} />
              </Fragment>
            ))}
        </Fragment>
      ))}
    </span>
  )
}

/** What to have at hand, and who brings it. */
export function DocumentsBody({
  page,
  documents: { heading, intro, cases, items, foot },
}: {
  page: PageId
  documents: Documents
}): ReactNode {
  const t = useT('service')
  const words = { us: t('byUs'), you: t('byYou'), authority: t('byAuthority'), conditional: t('byCase') }
  return (
    <>
      <Prose paragraphs={[intro]} />
      <LivingChecklist
        page={page}
        heading={heading}
        cases={cases}
        documents={items}
        renderList={({ answers, isShown, ...slots }) => (
          <DocumentList
            {...slots}
            issuedBy={t('issuedBy')}
            items={(isShown ? items.filter(isShown) : items).map(({ by, ...item }) => ({
              ...item,
              condition: item.when && (
                <Condition when={item.when} cases={cases} answers={answers} words={t('onlyFor')} />
              ),
              bringer: words[by],
              bringerTone: tones[by],
            }))}
            foot={foot && <RichText value={foot} />}
          />
        )}
      />
    </>
  )
}
