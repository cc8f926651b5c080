import { formModules } from '#domains/requests/forms/index.ts'

/** What the staff distinguish requests by: their dialogs, and claims, which have no dialog of their own. */
export const requestKinds: readonly string[] = ['claim', 'appointment-dialog', ...Object.keys(formModules)]
