import loadPlace from 'virtual:texts/place'
import { pageTexts } from '#i18n/page-texts.tsx'

/** The texts of the pages of offices and of contact. */
export const { load: loadTexts, Texts: PlaceTexts } = pageTexts(loadPlace)
