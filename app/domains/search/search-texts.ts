import loadSearch from 'virtual:texts/search'
import { pageTexts } from '#i18n/page-texts.tsx'

/** The texts of the search page and of the suggestions. */
export const { load: loadTexts, Texts: SearchTexts } = pageTexts(loadSearch)
