import { readdirSync } from 'node:fs'
import { checkContent } from '#content/check-content.server.ts'
import { readAll } from '#content/read-all.ts'
import { contentPath, readYaml } from '#content/read-yaml.server.ts'
import {
  planCasesSchema,
  planQuestionsSchema,
  planStepsSchema,
  type PlanCases,
  type PlanQuestionFile,
  type PlanStepFile,
} from '#content/schema/schema.plan.ts'

const folder = 'plan'

/** The plan's questions, in order. Throws with the invalid field. */
export function readPlanQuestions(): PlanQuestionFile[] {
  const file = 'questions.yaml'
  return checkContent(planQuestionsSchema, readYaml(contentPath(folder, file)), `content/plan/${file}`)
}

/** Every step of the plan, in the order of the files. Throws with file and field for every invalid one. */
export function readPlanSteps(): PlanStepFile[] {
  const names = readdirSync(contentPath(folder)).filter((name) => /^steps-.*\.yaml$/.test(name))
  return readAll(
    names
      .toSorted()
      .map(
        (name) => () =>
          checkContent(planStepsSchema, readYaml(contentPath(folder, name)), `content/plan/${name}`),
      ),
  ).flat()
}

/** The people whose plans were written down beforehand. */
export function readPlanCases(): PlanCases {
  const file = 'cases.yaml'
  return checkContent(planCasesSchema, readYaml(contentPath(folder, file)), `content/plan/${file}`)
}
