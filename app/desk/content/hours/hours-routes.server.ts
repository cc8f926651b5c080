import { Hono } from 'hono'
import { readTree } from '#domains/editor/edits/change-file.server.ts'
import { fileIn } from '#domains/editor/git/edit-folder.server.ts'
import { formatDay } from '#i18n/date-format.ts'
import { isIsoDay } from '#i18n/iso-day.ts'
import { weekdays } from '#map/identity.ts'
import {
  localeOf,
  readForm,
  showPage,
  textsOf,
  type DeskContext,
  type DeskEnv,
} from '#desk/desk-screen.server.ts'
import { blankForm, type FormState } from '#desk/ui/form-state.ts'
import { postedVersion, versionFor, type Version } from '#desk/content/drafts/chosen-draft.server.ts'
import { showMissing, type ContentParts } from '#desk/content/content-desk.server.ts'
import { draftAddress, historyAddress, hoursAddress, textAddress } from '#desk/content/content-address.ts'
import { editForm, otherDraft } from '#desk/content/text/edit-page.server.ts'
import {
  rangeNames,
  rangesADay,
  readHolidays,
  readHours,
  readOffices,
  siteFile,
} from './hours-model.server.ts'
import { refusedWords, saveChanges } from '#desk/content/drafts/save-changes.server.ts'
import { today } from '#desk/content/today.server.ts'

/** Opening hours, closures and days with hours of their own. */
export function hoursRoutes(parts: ContentParts): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>()

  const officesAt = async ({ commit }: Version) => {
    const edit = await parts.edit()
    const source = await fileIn(edit.repo, commit, siteFile)
    const tree = source === undefined ? undefined : readTree(siteFile, source)
    return { offices: readOffices(tree), holidays: readHolidays(tree), tree }
  }

  const show = async (context: DeskContext, version: Version, page: string | undefined, state: FormState) => {
    const { offices, holidays, tree } = await officesAt(version)
    const office = offices.find((one) => one.page === page) ?? offices[0]
    if (office === undefined) return await showMissing(parts, context)
    const locale = localeOf(context)
    const t = textsOf(context).content
    const draft = version.draft?.id
    const now = today(parts.store)
    const rowFor = (day: string, label: string) => ({
      day,
      label,
      ranges: Array.from({ length: rangesADay }, (_, number) => {
        const [from, to] = rangeNames(day, number)
        const [open = '', close = ''] = office.hours[day]?.[number]?.split('-') ?? []
        return { from, to, values: [state.values[from] ?? open, state.values[to] ?? close] as const }
      }),
    })
    const record = tree as { readonly offices?: readonly { readonly localHolidays?: string }[] } | undefined
    const local = record?.offices?.[office.index]?.localHolidays ?? ''
    const days = [...(holidays['balearic'] ?? []), ...(holidays[local] ?? [])]
      .filter((day) => day >= now)
      .toSorted()
    return await showPage(
      parts,
      context,
      'content-hours',
      {
        office: office.page,
        offices: offices.map((one) => ({
          href: hoursAddress(one.page, draft),
          label: one.name[locale] ?? one.page,
          current: one.page === office.page,
        })),
        form: editForm(version, state),
        week: weekdays.map((day) => rowFor(day, t(`days.${day}`))),
        special: Object.keys(office.hours)
          .filter((day) => isIsoDay(day))
          .map((day) => rowFor(day, formatDay(day, locale))),
        added: rowFor('special', t('hours.specialDay')),
        closures: office.closures.map((day) => ({ day, words: formatDay(day, locale) })),
        holidays: days.map((day) => formatDay(day, locale)),
        today: now,
        other: otherDraft(context),
        links: [
          { href: textAddress('site', { draft, part: 'holidays' }), label: t('hours.holidays') },
          { href: textAddress('site', { draft, part: 'offices' }), label: t('hours.office') },
          { href: historyAddress('site'), label: t('edit.history') },
        ],
      },
      state === blankForm ? 200 : 422,
    )
  }

  app.get('/hours', async (context) => {
    const version = await versionFor(await parts.edit(), context)
    if (version === undefined) return await showMissing(parts, context)
    return await show(context, version, context.req.query('office'), blankForm)
  })

  app.post('/hours', async (context) => {
    const form = await readForm(context)
    const version = await postedVersion(await parts.edit(), form.values)
    if (version === undefined) return await showMissing(parts, context)
    const { offices } = await officesAt(version)
    const office = offices.find(({ page }) => page === form.values['office'])
    if (office === undefined) return await showMissing(parts, context)
    const t = textsOf(context).content
    const { changes, errors } = readHours(office, form)
    const wrong = Object.entries(errors).map(([name, why]) => [name, t(`hours.${why}`)])
    const withErrors = (found: FormState['errors']) =>
      show(context, version, office.page, { values: form.values, errors: found })
    if (wrong.length > 0) return await withErrors(Object.fromEntries(wrong) as FormState['errors'])
    const title = t('draft.hoursTitle', { office: office.name[localeOf(context)] ?? office.page })
    const saved = await saveChanges(parts, context, {
      values: form.values,
      changes,
      title,
      action: '/content/hours',
    })
    if (saved.kind === 'answered') return saved.response
    if (saved.kind === 'refused') return await withErrors({ office: refusedWords(context, saved) })
    return context.redirect(`${draftAddress(saved.draft)}?done=content-saved`, 303)
  })
  return app
}
