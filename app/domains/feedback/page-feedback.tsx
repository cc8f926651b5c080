import { lazy, Suspense, type ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { Button } from '#design/button.tsx'
import { useT } from '#i18n/locale-provider.tsx'
import { late } from '#platform/browser/retry-import-when-online.ts'
import { feedbackParameter as name } from './given.ts'

const GivenFeedback = lazy(() => late(() => import('./given-feedback.tsx')))

function Question(): ReactNode {
  const t = useT('page')
  return (
    // Without an answer of the site's, the router goes to this address, which says that it was not stored.
    <Form
      className="wrap buttons"
      method="post"
      action={`?${name}=later`}
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
  )
}

/**
 * “Did this answer your question?”, at the end of a page: a form of two buttons. What follows is loaded once one was
 * pressed, in the same strip; without scripts the page comes back with it.
 */
export function PageFeedback(): ReactNode {
  const given = new URLSearchParams(useLocation().search).get(name)
  return (
    <div className="page-question tint">
      {given ? (
        <Suspense fallback={<Question />}>
          <GivenFeedback given={given} question={<Question />} />
        </Suspense>
      ) : (
        <Question />
      )}
    </div>
  )
}
