import loadCalculator from 'virtual:texts/calculator'
import { pageTexts } from '#i18n/page-texts.tsx'

/** The texts that all calculators share. */
export const { load: loadTexts, Texts: CalculatorTexts } = pageTexts(loadCalculator)
