import '#pages/plan/plan.css'
import '#pages/calculator/calculator.css'
import '#pages/calculator/calculator-result.css'
import { Suspense, useState } from 'react'
import { CalculatorResult } from '#pages/calculator/calculator-result.tsx'
import { CalculatorTexts } from '#pages/calculator/calculator-texts.ts'
import { ForUs } from '#pages/plan/for-us.tsx'
import { Wizard } from '#pages/plan/questions.tsx'
import { Timeline } from '#pages/plan/timeline.tsx'
import type { PlanState } from '#pages/plan/use-plan.ts'
import type { Remembered } from '#domains/answers/questions.ts'
import { emptyPlan, type KeptPlan } from '#domains/plan/kept-plan.ts'
import { planFor } from '#domains/plan/plan.ts'
import { PlanTexts } from '#domains/plan/plan-texts.ts'
import { calculatorWords, estimate, planQuestion, planSteps } from './samples-plan.ts'
import { Example, SheetSection } from './section.tsx'

const today = '2026-11-21'
const titles = new Map(planSteps.map(({ id, title }) => [id, title]))
const stay = () => {}

/** A question of the plan and what follows from the answers, in a state that the sheet alone keeps. */
function PlanSample() {
  const [answers, setAnswers] = useState<Remembered>({
    passport: 'uk',
    stay: 'coming',
    arrival: '2027-04-01',
  })
  const [kept, setKept] = useState<KeptPlan>(emptyPlan)
  const state: PlanState = {
    live: true,
    today,
    answers,
    kept,
    answer: (change) => setAnswers({ ...answers, ...change } as Remembered),
    change: (change) => setKept({ ...kept, ...change }),
    forget: stay,
  }
  const plan = planFor(planSteps, answers, today)
  return (
    <>
      <Example name="A question">
        <Wizard
          questions={[planQuestion]}
          state={state}
          at={0}
          moved={false}
          plan={plan}
          onGo={stay}
          onShow={stay}
        />
      </Example>
      <Example name="The result: the first part is open">
        <Timeline steps={plan.steps} answers={answers} titles={titles} state={state} />
      </Example>
      <ForUs steps={plan.steps} second={[]} state={state} />
    </>
  )
}

/** The move plan and a calculator's result. */
export function PlanBlocks() {
  return (
    <>
      <SheetSection title="Blocks: move plan">
        <Suspense>
          <PlanTexts>
            <PlanSample />
          </PlanTexts>
        </Suspense>
      </SheetSection>
      <SheetSection title="Blocks: calculator">
        <Suspense>
          <CalculatorTexts>
            <CalculatorResult
              outcome={estimate}
              words={calculatorWords.result}
              calendar="#calendar"
              cta="Ask for an offer"
              dialog="general-dialog"
              next={calculatorWords.next}
              checked="21 November 2026"
            />
          </CalculatorTexts>
        </Suspense>
      </SheetSection>
    </>
  )
}
