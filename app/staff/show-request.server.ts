import { findWholeRequest } from '#domains/requests/work/whole-request.server.ts'
import { audit } from '#domains/staff/audit.server.ts'
import { memberNames } from '#domains/staff/member-names.server.ts'
import { isLocale } from '#map/locale.ts'
import type { Store } from '#platform/store/store.server.ts'
import { CommandError } from './command-error.server.ts'
import { fullText } from './describe.server.ts'

/** One request in full; its reading is recorded. @throws CommandError if there is none */
export async function show(
  store: Store,
  reference: string,
  { language = 'en' }: { readonly language?: string } = {},
): Promise<string> {
  if (!isLocale(language))
    throw new CommandError(`"${language}" is not a language of the desk; choose es, en or de`)
  const whole = await findWholeRequest(store, reference)
  if (!whole) throw new CommandError(`There is no request ${reference}`)
  await audit(store, { action: 'request-read', requestId: whole.request.id })
  const names = await memberNames(store)
  return fullText(whole, names, language)
}
