import { Fragment, type ReactNode } from 'react'
import type { Resolved } from '#content/resolved.ts'
import type { ServiceContent } from '#content/schema.service.ts'
import { useT } from '#i18n/use-t.ts'
import { DocumentList, type DocumentItem } from '#ui/blocks/document-list.tsx'
import { Prose } from '#ui/blocks/prose.tsx'
import { RichText } from '#ui/rich-text.tsx'

type Documents = Resolved<ServiceContent['documents']>
type By = Documents['items'][number]['by']

const tones = {
  us: 'us',
  you: 'plain',
  authority: 'plain',
  conditional: 'outline',
} as const satisfies Record<By, DocumentItem['bringerTone']>

/** In which cases an item is needed, in the words of the questions' answers; nothing where it always is. */
function Condition({
  when,
  cases,
  words,
}: Pick<Documents, 'cases'> & { when: Documents['items'][number]['when']; words: string }) {
  const answers = cases.flatMap(({ id, options }) => {
    const wanted = when?.[id]
    return wanted ? [options.filter((option) => wanted.includes(option.id))] : []
  })
  if (answers.length === 0) return null
  return (
    <>
      {words}{' '}
      {answers.map((options, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {options.map(({ id, label }, place) => (
            <Fragment key={id}>
              {place > 0 && ' / '}
              <RichText value={label} />
            </Fragment>
          ))}
        </Fragment>
      ))}
    </>
  )
}

/** What to have at hand, and who brings it. */
export function DocumentsBody({ documents }: { documents: Documents }): ReactNode {
  const t = useT('service')
  const words = { us: t('byUs'), you: t('byYou'), authority: t('byAuthority'), conditional: t('byCase') }
  return (
    <>
      <Prose paragraphs={[documents.intro]} />
      <DocumentList
        issuedBy={t('issuedBy')}
        items={documents.items.map(({ by, ...item }) => ({
          ...item,
          condition: item.when && <Condition when={item.when} cases={documents.cases} words={t('onlyFor')} />,
          bringer: words[by],
          bringerTone: tones[by],
        }))}
        foot={documents.foot && <RichText value={documents.foot} />}
      />
    </>
  )
}
