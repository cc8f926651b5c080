import { Hono } from 'hono'
import { encodeLogo } from '#domains/editor/articles/article-picture.server.ts'
import { slugFrom } from '#domains/editor/articles/new-article.server.ts'
import { readTree } from '#domains/editor/edits/change-file.server.ts'
import { unstorable } from '#domains/editor/edits/storable.ts'
import { fileIn } from '#domains/editor/git/edit-folder.server.ts'
import { isList, isRecord } from '#domains/editor/merge/entry-keys.ts'
import type { DraftChange } from '#domains/editor/git/drafts.server.ts'
import { locales } from '#map/locale.ts'
import { showPage, textsOf, type DeskContext, type DeskEnv } from '#desk/desk-screen.server.ts'
import { blankForm, type FormState } from '#desk/ui/form-state.ts'
import { postedVersion, versionFor, type Version } from '#desk/content/drafts/chosen-draft.server.ts'
import { showMissing, type ContentParts } from '#desk/content/content-desk.server.ts'
import { draftAddress, textAddress } from '#desk/content/content-address.ts'
import { editForm, otherDraft } from '#desk/content/text/edit-page.server.ts'
import { refusedWords, saveChanges } from '#desk/content/drafts/save-changes.server.ts'
import { readUploadedForm } from './uploaded-form.server.ts'

const file = 'content/partners.yaml'

const logoSlug = (name: string) => slugFrom(name).slice(0, 40) || 'partner'

/** A file for a partner's logo that is not that of another partner with a similar name. */
function freeLogoName(name: string, others: readonly string[]): string {
  const slug = logoSlug(name)
  const isTaken = others.some((other) => logoSlug(other) === slug)
  return isTaken ? `${slug}-${others.length + 1}.webp` : `${slug}.webp`
}

/** The firms that the partners page names. */
export function partnerRoutes(parts: ContentParts): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>()

  const partnersAt = async ({ commit }: Version): Promise<string[]> => {
    const source = await fileIn((await parts.edit()).repo, commit, file)
    const tree = source === undefined ? undefined : readTree(file, source)
    if (!isList(tree)) return []
    return tree.map((entry) => (isRecord(entry) && typeof entry['name'] === 'string' ? entry['name'] : '?'))
  }

  const show = async (context: DeskContext, version: Version, state: FormState) => {
    const draft = version.draft?.id
    const partners = (await partnersAt(version)).map((words, index) => ({
      words,
      href: textAddress('partners', { draft, part: String(index) }),
    }))
    const props = { form: editForm(version, state), partners, other: otherDraft(context) }
    return await showPage(parts, context, 'content-partner', props, state === blankForm ? 200 : 422)
  }

  app.get('/partner', async (context) => {
    const version = await versionFor(await parts.edit(), context)
    return version ? await show(context, version, blankForm) : await showMissing(parts, context)
  })

  app.post('/partner', async (context) => {
    const posted = await readUploadedForm(context)
    if (posted === undefined) return await showMissing(parts, context)
    const { values } = posted
    const version = await postedVersion(await parts.edit(), values)
    if (version === undefined) return await showMissing(parts, context)
    const t = textsOf(context).content
    const errors: Record<string, string> = {}
    const names = ['name', ...locales.map((locale) => `field:${locale}`), 'url']
    for (const name of names) {
      const why = unstorable(values[name] ?? '')
      if (values[name] === undefined || values[name] === '')
        errors[name] = textsOf(context).desk('form.required')
      else if (why !== undefined) errors[name] = t(`refused.${why}`)
    }
    const name = values['name'] ?? ''
    const upload = await posted.file('logo')
    const logo = upload && (await encodeLogo(upload))
    if (logo?.kind === 'refused') errors['logo'] = t(`picture.${logo.why}`)
    if (Object.keys(errors).length > 0) return await show(context, version, { values, errors })
    const others = await partnersAt(version)
    const logoName = freeLogoName(name, others)
    const value = {
      name,
      field: { es: values['field:es'] ?? '', en: values['field:en'] ?? '', de: values['field:de'] ?? '' },
      url: values['url'] ?? '',
      ...(logo && { logo: logoName }),
    }
    const changes: DraftChange[] = [
      ...(logo?.kind === 'encoded' ? [{ file: `content/logos/${logoName}`, body: logo.body }] : []),
      { file, change: { kind: 'insert', path: [], index: others.length, value } },
    ]
    const saved = await saveChanges(parts, context, {
      values,
      changes,
      title: name,
      action: '/content/partner',
    })
    if (saved.kind === 'answered') return saved.response
    if (saved.kind === 'refused')
      return await show(context, version, { values, errors: { name: refusedWords(context, saved) } })
    return context.redirect(`${draftAddress(saved.draft)}?done=content-saved`, 303)
  })
  return app
}
