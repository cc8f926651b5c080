import { lazy, Suspense, type ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { Button } from '#design/button.tsx'
import { useT } from '#i18n/locale-provider.tsx'
import { late } from '#platform/browser/retry-import-when-online.ts'
import { feedbackParameter as name } from './given.ts'

const GivenFeedback = lazy(() => late(() => import('./given-feedback.tsx')))

/**
 * “Did this answer your question?”, at the end of a page: a form of two buttons. What follows is loaded once one was
 * pressed; without scripts the page comes back with it.
 */
export function PageFeedback(): ReactNode {
  const t = useT('page')
  const given = new URLSearchParams(useLocation().search).get(name)
  if (given) {
    return (
      <Suspense>
        <GivenFeedback given={given} />
      </Suspense>
    )
  }
  return (
    <div className="page-question tint">
      <Form
        className="wrap buttons"
        method="post"
        action={`?${name}`}
        aria-label={t('helped')}
        preventScrollReset
      >
        <p>{t('helped')}</p>
        {/* They stay together where the question takes the whole line. */}
        <div className="buttons">
          {(['yes', 'no'] as const).map((value) => (
            <Button key={value} type="submit" variant="secondary" compact name={name} value={value}>
              {t(value)}
            </Button>
          ))}
        </div>
      </Form>
    </div>
  )
}
