import loadForms from 'virtual:texts/forms'
import { pageTexts } from './page-texts.tsx'

/** The texts of dialogs. */
export const { Texts: FormsProvider } = pageTexts(loadForms)
