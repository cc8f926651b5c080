import { useTranslations } from 'use-intl'

/** The interface texts of one area: `useT('nav')('menu')`. Keys are typed; a missing one fails the build. */
export const useT = useTranslations
