import type { ComponentType } from 'react'
import type { DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import type { FormDefinition } from '#domains/requests/form-definition.ts'
import type { FormName } from '#domains/requests/submission.ts'

interface FormModules {
  readonly form: () => Promise<{ readonly default: FormDefinition }>
  /** Its own dialog, if it does more than ask its questions. */
  readonly dialog?: () => Promise<{ readonly default: ComponentType<DialogProps> }>
}

/** The forms for existing clients share one chunk: they are short. */
const client = (name: keyof typeof import('./client.ts')): FormModules => ({
  form: async () => ({ default: (await import('./client.ts'))[name] }),
})

/** Every form, each a separate chunk: a browser loads only the open one. */
export const formModules: Readonly<Record<FormName, FormModules>> = {
  'callback-dialog': { form: () => import('./callback.ts'), dialog: () => import('./callback-dialog.tsx') },
  'contact-dialog': { form: () => import('./contact.ts'), dialog: () => import('./contact-dialog.tsx') },
  'general-dialog': { form: () => import('./general.ts'), dialog: () => import('./general-dialog.tsx') },
  'salud-dialog': { form: () => import('./salud.ts') },
  'dental-dialog': { form: () => import('./dental.ts') },
  'mascotas-dialog': { form: () => import('./mascotas.ts') },
  'vidaDependencia-dialog': { form: () => import('./vida-dependencia.ts') },
  'vidaRepatriacion-dialog': { form: () => import('./vida-repatriacion.ts') },
  'automoviles-dialog': { form: () => import('./automoviles.ts') },
  'otrosvehiculos-dialog': { form: () => import('./otrosvehiculos.ts') },
  'hogar-dialog': { form: () => import('./hogar.ts') },
  'nie-dialog': { form: () => import('./nie.ts'), dialog: () => import('./nie-dialog.tsx') },
  'contact-electricity-dialog': { form: () => import('./contact-electricity.ts') },
  'client-certificate-dialog': client('certificate'),
  'client-copy-dialog': client('copy'),
  'client-address-dialog': client('address'),
  'client-bank-dialog': client('bank'),
  'client-vehicle-dialog': client('vehicle'),
  'client-person-dialog': client('person'),
  'client-no-claims-dialog': client('noClaims'),
  'client-cancel-dialog': client('cancel'),
  'client-complaint-dialog': client('complaint'),
}

/** All forms. Not for the browser. */
export async function everyForm(): Promise<readonly FormDefinition[]> {
  const loaded = await Promise.all(Object.values(formModules).map(({ form }) => form()))
  return loaded.map((module) => module.default)
}
