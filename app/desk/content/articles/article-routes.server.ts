import { Hono } from 'hono'
import { articleSections } from '#content/articles/article.ts'
import { sceneNames } from '#content/scene-names.ts'
import { addPicture, encodePicture } from '#domains/editor/articles/article-picture.server.ts'
import { newArticle, slugFrom, type NewArticle } from '#domains/editor/articles/new-article.server.ts'
import { readTree } from '#domains/editor/edits/change-file.server.ts'
import { readDraftFile } from '#domains/editor/files/draft-files.server.ts'
import { findText } from '#domains/editor/files/texts.server.ts'
import { isRecord } from '#domains/editor/merge/entry-keys.ts'
import { findDraft } from '#domains/editor/git/drafts.server.ts'
import { isIsoDay } from '#i18n/iso-day.ts'
import { locales, type Locale, type Localized } from '#map/locale.ts'
import { pageIds } from '#map/pages/pages.ts'
import { localeOf, showPage, textsOf, type DeskContext, type DeskEnv } from '#desk/desk-screen.server.ts'
import { blankForm, type FormState } from '#desk/ui/form-state.ts'
import { postedVersion, versionFor, type Version } from '#desk/content/drafts/chosen-draft.server.ts'
import { showMissing, type ContentParts } from '#desk/content/content-desk.server.ts'
import { draftAddress, textAddress } from '#desk/content/content-address.ts'
import { choiceWords, textWords } from '#desk/content/content-words.server.ts'
import { editForm, otherDraft } from '#desk/content/text/edit-page.server.ts'
import { insertsFor } from '#desk/content/text/inserts.server.ts'
import { refusedWords, saveChanges } from '#desk/content/drafts/save-changes.server.ts'
import { today } from '#desk/content/today.server.ts'
import { readUploadedForm, type UploadedForm } from './uploaded-form.server.ts'

/** Names of a file whose entries have a name in each language, by their ids. */
function namedIn(root: string, file: string, locale: Locale): { value: string; label: string }[] {
  const source = readDraftFile(root, file)
  const tree = source === undefined ? undefined : readTree(file, source)
  if (!isRecord(tree)) return []
  return Object.entries(tree).map(([value, entry]) => {
    const names = isRecord(entry) && isRecord(entry['name']) ? entry['name'] : entry
    const name = isRecord(names) ? names[locale] : undefined
    return { value, label: typeof name === 'string' ? name : value }
  })
}

/** Rows of pages and sources in the form. */
const relatedRows = 5
const sourceRows = 2

function altIn(values: UploadedForm['values']): Localized<string> {
  const [es, en, de] = locales.map((locale) => values[`alt:${locale}`] ?? '')
  return { es, en, de } as Localized<string>
}

function textsIn(values: UploadedForm['values']): NewArticle['texts'] {
  const of = (locale: Locale) => {
    const value = (key: string) => values[`${locale}:${key}`] ?? ''
    const title = value('title')
    const summary = value('summary')
    return {
      title,
      summary,
      body: value('body'),
      metaTitle: value('metaTitle') || title.slice(0, 60),
      metaDescription: value('metaDescription') || summary.slice(0, 155),
    }
  }
  return { es: of('es'), en: of('en'), de: of('de') }
}

function articleIn({ values, all }: UploadedForm, now: string): NewArticle {
  const texts = textsIn(values)
  const numbered = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => values[`${name}:${index}`] ?? '')
  const urls = numbered('sourceUrl', sourceRows)
  return {
    section: values['section'] === 'blog' ? 'blog' : 'news',
    kind: values['kind'] === 'notice' ? 'notice' : 'article',
    id: slugFrom(texts.en.title),
    date: values['date'] ?? now,
    updated: now,
    desk: values['desk'] ?? '',
    tags: all('tags').slice(0, 4),
    scene: values['scene'] ?? '',
    related: numbered('related', relatedRows).filter(Boolean),
    sources: numbered('sourceName', sourceRows).flatMap((name, index) =>
      name === '' && urls[index] === '' ? [] : [{ name, url: urls[index] ?? '', asOf: now }],
    ),
    texts,
  }
}

/** New articles and notices, and pictures in them. */
export function articleRoutes(parts: ContentParts): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>()

  const show = async (
    context: DeskContext,
    version: Version,
    state: FormState,
    tags: readonly string[] = [],
  ) => {
    const locale = localeOf(context)
    const now = today(parts.store)
    const model = findText(version.root, 'page/home')
    return await showPage(
      parts,
      context,
      'content-article',
      {
        form: editForm(version, state),
        sections: articleSections.map((value) => ({
          value,
          label: textsOf(context).content(`kinds.${value}`),
        })),
        desks: namedIn(version.root, 'content/desks.yaml', locale),
        tags: namedIn(version.root, 'content/tags.yaml', locale).map((tag) => ({
          ...tag,
          checked: tags.includes(tag.value),
        })),
        scenes: sceneNames.map((value) => ({ value, label: choiceWords('scene', value, locale) })),
        pages: pageIds.flatMap((page) => {
          const text = findText(version.root, `page/${page}`)
          return text ? [{ value: page, label: textWords(version.root, text, locale) }] : []
        }),
        relatedRows,
        sourceRows,
        today: now,
        other: otherDraft(context),
        insert: model ? insertsFor(version, { ...model, perLocale: undefined as never }, locale) : undefined,
      },
      state === blankForm ? 200 : 422,
    )
  }

  app.get('/article', async (context) => {
    const version = await versionFor(await parts.edit(), context)
    return version ? await show(context, version, blankForm) : await showMissing(parts, context)
  })

  /** Why a form is not complete, by the control. */
  const mistakesOf = (
    context: DeskContext,
    article: NewArticle,
    hasPicture: boolean,
    alt: Localized<string>,
  ) => {
    const desk = textsOf(context).desk
    const t = textsOf(context).content
    const errors: Record<string, string> = {}
    for (const locale of locales) {
      for (const key of ['title', 'summary', 'body'] as const)
        if (article.texts[locale][key] === '') errors[`${locale}:${key}`] = desk('form.required')
      if (hasPicture && alt[locale] === '') errors[`alt:${locale}`] = t('picture.altMissing')
    }
    if (!isIsoDay(article.date)) errors['date'] = t('hours.notADay')
    if (article.tags.length === 0) errors['tags'] = desk('form.choose')
    return errors
  }

  app.post('/article', async (context) => {
    const posted = await readUploadedForm(context)
    if (posted === undefined) return await showMissing(parts, context)
    const { values } = posted
    const version = await postedVersion(await parts.edit(), values)
    if (version === undefined) return await showMissing(parts, context)
    const t = textsOf(context).content
    const article = articleIn(posted, today(parts.store))
    const file = await posted.file('picture')
    const alt = altIn(values)
    const errors = mistakesOf(context, article, file !== undefined, alt)
    const picture = file && (await encodePicture(file))
    if (picture?.kind === 'refused') errors['picture'] = t(`picture.${picture.why}`)
    const wrong = (found: FormState['errors']) =>
      show(context, version, { values, errors: found }, article.tags)
    if (Object.keys(errors).length > 0) return await wrong(errors)
    const created = newArticle(version.root, article)
    if (created.kind === 'refused') {
      const name = created.why === 'bad-id' || created.why === 'taken' ? 'en:title' : 'en:body'
      return await wrong({ [name]: t(`article.${created.why}`) })
    }
    const title = article.texts[localeOf(context)].title
    const saved = await saveChanges(parts, context, {
      values,
      changes: created.changes,
      title,
      action: '/content/article',
    })
    if (saved.kind === 'answered') return saved.response
    if (saved.kind === 'refused') return await wrong({ 'en:body': refusedWords(context, saved) })
    if (picture?.kind === 'encoded') {
      const draft = await findDraft(await parts.edit(), saved.draft)
      const changes = draft && addPicture(draft.root, created.id, picture, alt)
      if (draft && changes) {
        const again = { draft: draft.id, base: draft.commit }
        await saveChanges(parts, context, { values: again, changes, title, action: '/content/article' })
      }
    }
    return context.redirect(`${draftAddress(saved.draft)}?done=content-saved`, 303)
  })

  const showPicture = async (context: DeskContext, version: Version, id: string, state: FormState) => {
    const text = findText(version.root, id)
    if (text === undefined || (text.kind !== 'blog' && text.kind !== 'news'))
      return await showMissing(parts, context)
    const title = textWords(version.root, text, localeOf(context))
    const back = { href: textAddress(id, { draft: version.draft?.id }), label: title }
    const props = { id, back, form: editForm(version, state), other: otherDraft(context) }
    return await showPage(parts, context, 'content-picture', props, state === blankForm ? 200 : 422)
  }

  app.get('/picture', async (context) => {
    const version = await versionFor(await parts.edit(), context)
    if (version === undefined) return await showMissing(parts, context)
    return await showPicture(context, version, context.req.query('id') ?? '', blankForm)
  })

  app.post('/picture', async (context) => {
    const posted = await readUploadedForm(context)
    if (posted === undefined) return await showMissing(parts, context)
    const { values } = posted
    const edit = await parts.edit()
    const version = await postedVersion(edit, values)
    const id = values['id'] ?? ''
    const text = version && findText(version.root, id)
    if (version === undefined || text === undefined) return await showMissing(parts, context)
    const t = textsOf(context).content
    const alt = altIn(values)
    const errors: Record<string, string> = {}
    for (const locale of locales) if (alt[locale] === '') errors[`alt:${locale}`] = t('picture.altMissing')
    const file = await posted.file('picture')
    const picture = file && (await encodePicture(file))
    if (picture?.kind !== 'encoded') errors['picture'] = t(`picture.${picture?.why ?? 'missing'}`)
    const changes =
      picture?.kind === 'encoded' && Object.keys(errors).length === 0
        ? addPicture(version.root, id, picture, alt)
        : undefined
    if (changes === undefined) return await showPicture(context, version, id, { values, errors })
    // The picture was added to the files as they are now.
    const base = version.draft?.commit ?? version.commit
    const saved = await saveChanges(parts, context, {
      values: { ...values, base },
      changes,
      title: textWords(version.root, text, localeOf(context)),
      action: '/content/picture',
    })
    if (saved.kind === 'answered') return saved.response
    if (saved.kind === 'refused')
      return await showPicture(context, version, id, {
        values,
        errors: { picture: refusedWords(context, saved) },
      })
    return context.redirect(`${draftAddress(saved.draft)}?done=content-saved`, 303)
  })
  return app
}
