import type { ReactNode } from 'react'
import { icons } from 'virtual:icons/claims'
import type { ClaimsExtras } from '#content/claims.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { ClaimsContent } from '#content/schema/schema.claims.ts'
import type { ClaimAids } from '#domains/claims/aids.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { RichText } from '#design/rich-text.tsx'
import { CallLine, useDial } from './call-line.tsx'
import { FirstSteps, Lines, Phrases, type ClaimCaseWords } from './case-body.tsx'
import { LimitList } from './limit-list.tsx'
import { useOnceOpen } from './use-once-open.ts'

interface ClaimCaseProps {
  readonly claim: ClaimCaseWords
  readonly content: Resolved<ClaimsContent>
  readonly extras: ClaimsExtras
  readonly aids: ClaimAids | undefined
  readonly today: string | undefined
  /** Stands open from the start, as a storm does in storm mode. */
  readonly open: boolean
}

/**
 * One case: a disclosure that works without scripts, opened by its own address, and first aid within.
 * Cases do not close each other: the row just pressed would leave the screen with what closes above it.
 */
export function ClaimCase({ claim, content, extras, aids, today, open }: ClaimCaseProps): ReactNode {
  const { parts, lines, limits, cta } = content
  const dial = useDial(extras)
  const { wasOpen, ...disclosure } = useOnceOpen(open)
  const called = claim.call.flatMap((who) => lines.items.find((line) => line.who === who) ?? [])
  const within = claim.within.flatMap((id) => limits.find((limit) => limit.id === id) ?? [])
  return (
    <details className="claim" open={open} {...disclosure}>
      <summary>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={icons[claim.id]} />
        </svg>
        <h3>{claim.title}</h3>
      </summary>
      <div className="claim-body" id={claim.id}>
        <h4>
          <RichText value={parts.steps} />
        </h4>
        <FirstSteps steps={claim.steps} />
        <h4>
          <RichText value={parts.call} />
        </h4>
        <div className="claim-calls">
          {called.map((line) => (
            <CallLine key={line.who} line={line} dial={dial(line)} />
          ))}
        </div>
        <div className="claim-pair">
          <Lines title={parts.keep} kind="keep" lines={claim.keep} />
          <Lines title={parts.avoid} kind="avoid" lines={claim.avoid} />
        </div>
        <LimitList
          title={parts.limits}
          kind={claim.id}
          limits={within}
          periods={extras.periods}
          aids={wasOpen ? aids : undefined}
          today={today}
        />
        <Phrases title={parts.phrases} ids={claim.phrases} phrases={extras.phrases} />
        <DialogButton dialog="contact-dialog" claim={claim.id}>
          {cta}
        </DialogButton>
      </div>
    </details>
  )
}
