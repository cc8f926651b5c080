import loadPlan from 'virtual:texts/plan'
import { pageTexts } from '#i18n/page-texts.tsx'

/** The texts of the move plan. */
export const { Texts: PlanTexts } = pageTexts(loadPlan)
