import { redirect, type ActionFunctionArgs } from 'react-router'
import type { Locale } from '#map/locale.ts'
import { trimText } from '#i18n/typed-text.ts'
import { feedbackGateway, type Feedback } from './gateway.ts'
import { feedbackId, feedbackParameter, type Given } from './given.ts'

/** The page on which an answer was given. */
interface Asked {
  /** Decoded. */
  readonly path: string
  readonly locale: Locale
}

function answerOf(form: FormData, page: Asked): Feedback | undefined {
  const answer = form.get(feedbackParameter)
  if (answer === 'yes' || answer === 'no') return { ...page, answer }
  const text = form.get('missing')
  if (answer !== 'missing' || typeof text !== 'string') return undefined
  return { ...page, answer, text: trimText(text) }
}

/** Stores an answer and returns to the page, which thanks for it. */
export async function receiveFeedback({ request, context }: ActionFunctionArgs, page: Asked) {
  const feedback = answerOf(await request.formData(), page)
  const outcome = feedback && (await context.get(feedbackGateway).keep(feedback))
  const given: Given =
    feedback === undefined || outcome !== 'kept'
      ? 'later'
      : feedback.answer === 'missing'
        ? 'sent'
        : feedback.answer
  return redirect(`${encodeURI(page.path)}?${feedbackParameter}=${given}#${feedbackId}`, 303)
}
