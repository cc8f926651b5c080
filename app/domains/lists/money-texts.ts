import loadMoney from 'virtual:texts/money'
import { pageTexts } from '#i18n/page-texts.tsx'

/** The texts of prices: of the money box and of the page with all prices. */
export const { load: loadTexts, Texts: MoneyTexts } = pageTexts(loadMoney)
