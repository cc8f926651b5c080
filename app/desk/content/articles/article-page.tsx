import { locales } from '#map/locale.ts'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { AreaField, BoxesField, ChoiceField, LineField } from '#desk/ui/desk-form.tsx'
import { DeskPage, Panel } from '#desk/ui/desk-page.tsx'
import { ContentForm, DraftLine, Inserts } from '#desk/content/text/edit-parts.tsx'
import type { EditForm, InsertView } from '#desk/content/text/text-view.ts'

interface Option {
  readonly value: string
  readonly label: string
}

interface ArticlePageProps {
  readonly form: EditForm
  readonly sections: readonly Option[]
  readonly desks: readonly Option[]
  readonly tags: readonly (Option & { readonly checked: boolean })[]
  readonly scenes: readonly Option[]
  readonly pages: readonly Option[]
  readonly relatedRows: number
  readonly sourceRows: number
  readonly today: string
  readonly other: string
  readonly insert: InsertView | undefined
}

/** A picture with what it shows, for those who do not see it. */
function PictureFields({ form, optional }: { readonly form: EditForm; readonly optional?: boolean }) {
  const t = useDeskText('content')
  const desk = useDeskText('desk')
  return (
    <>
      <LineField
        name="picture"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        label={t('picture.file')}
        hint={t('picture.hint')}
        state={{ ...form.state, values: {} }}
        optional={optional}
      />
      {locales.map((locale) => (
        <LineField
          key={locale}
          name={`alt:${locale}`}
          label={t('picture.alt', { language: desk(`languages.${locale}`) })}
          state={form.state}
          lang={locale}
          maxLength={200}
        />
      ))}
    </>
  )
}

const texts = ['title', 'summary', 'body', 'metaTitle', 'metaDescription'] as const

/** The form of a new article or notice. */
export function ArticlePage(props: ArticlePageProps) {
  const { form, sections, desks, tags, scenes, pages, relatedRows, sourceRows, today, other, insert } = props
  const t = useDeskText('content')
  const desk = useDeskText('desk')
  const { state } = form
  const none = { value: '', label: t('edit.none') }
  const labels = Object.fromEntries(
    locales.flatMap((locale) =>
      texts.map((key) => [`${locale}:${key}`, `${t(`article.${key}`)} (${desk(`languages.${locale}`)})`]),
    ),
  )
  return (
    <DeskPage
      title={t('article.title')}
      back={{ href: '/content', label: t('start.title') }}
      lead={<DraftLine draft={form.draft} other={other} />}
    >
      <div className="content-work">
        <ContentForm
          action="/content/article"
          form={form}
          labels={{ ...labels, tags: t('article.tags') }}
          upload
        >
          <Panel title={t('article.what')}>
            <ChoiceField
              name="kind"
              label={t('article.kind')}
              hint={t('article.kindHint')}
              state={state}
              defaultValue="article"
              options={[
                { value: 'article', label: t('article.article') },
                { value: 'notice', label: t('article.notice') },
              ]}
            />
            <ChoiceField
              name="section"
              label={t('article.section')}
              state={state}
              defaultValue="news"
              options={sections}
            />
            <LineField
              name="date"
              type="date"
              min={today}
              label={t('article.date')}
              hint={t('article.dateHint')}
              state={state}
              defaultValue={today}
            />
            <ChoiceField name="desk" label={t('article.desk')} state={state} options={desks} />
            <BoxesField name="tags" legend={t('article.tags')} error={state.errors['tags']} options={tags} />
            <ChoiceField name="scene" label={t('article.scene')} state={state} options={scenes} />
          </Panel>
          <div className="content-languages-wide">
            {locales.map((locale) => (
              <Panel key={locale} title={desk(`languages.${locale}`)}>
                <LineField
                  name={`${locale}:title`}
                  label={t('article.heading')}
                  state={state}
                  lang={locale}
                  maxLength={90}
                />
                <AreaField
                  name={`${locale}:summary`}
                  label={t('article.summary')}
                  hint={t('article.summaryHint')}
                  state={state}
                  lang={locale}
                  rows={4}
                />
                <AreaField
                  name={`${locale}:body`}
                  label={t('article.body')}
                  hint={t('article.bodyHint')}
                  state={state}
                  lang={locale}
                  rows={16}
                />
                <details>
                  <summary>{t('article.forSearch')}</summary>
                  <LineField
                    name={`${locale}:metaTitle`}
                    label={t('article.metaTitle')}
                    state={state}
                    lang={locale}
                    maxLength={60}
                    optional
                  />
                  <AreaField
                    name={`${locale}:metaDescription`}
                    label={t('article.metaDescription')}
                    state={state}
                    lang={locale}
                    rows={4}
                    optional
                  />
                </details>
              </Panel>
            ))}
          </div>
          <Panel title={t('article.picture')}>
            <PictureFields form={form} optional />
          </Panel>
          <Panel title={t('article.related')}>
            <p className="desk-small">{t('article.relatedHint')}</p>
            {Array.from({ length: relatedRows }, (_, index) => (
              <ChoiceField
                key={index}
                name={`related:${index}`}
                label={t('article.relatedPage', { number: index + 1 })}
                state={state}
                options={[none, ...pages]}
              />
            ))}
          </Panel>
          <Panel title={t('article.sources')}>
            <p className="desk-small">{t('article.sourcesHint')}</p>
            {Array.from({ length: sourceRows }, (_, index) => (
              <div key={index} className="content-row">
                <LineField
                  name={`sourceName:${index}`}
                  label={t('article.sourceName', { number: index + 1 })}
                  state={state}
                  optional
                />
                <LineField
                  name={`sourceUrl:${index}`}
                  type="url"
                  label={t('article.sourceUrl', { number: index + 1 })}
                  state={state}
                  optional
                />
              </div>
            ))}
          </Panel>
        </ContentForm>
        {insert && <Inserts insert={insert} />}
      </div>
    </DeskPage>
  )
}

interface PicturePageProps {
  readonly id: string
  readonly back: { readonly href: string; readonly label: string }
  readonly form: EditForm
  readonly other: string
}

/** The form that adds a picture to an article. */
export function PicturePage({ id, back, form, other }: PicturePageProps) {
  const t = useDeskText('content')
  return (
    <DeskPage
      title={t('picture.title')}
      back={back}
      lead={<DraftLine draft={form.draft} other={other} />}
      narrow
    >
      <ContentForm action="/content/picture" form={form} labels={{}} hidden={{ id }} upload>
        <PictureFields form={form} />
      </ContentForm>
    </DeskPage>
  )
}
