import { SYLLABUS_SOURCES } from '@sopaan/domain/syllabus/syllabus'
import { istDate } from '@sopaan/domain/time/ist'
import { useLoaderData } from 'react-router'
import { CalculatorForm } from '#web/features/guidance/calculators/calculator-form.tsx'
import { HowItWorks } from '#web/features/guidance/calculators/how-it-works.tsx'
import { ToolFrame } from '#web/features/guidance/calculators/tool-frame.tsx'
import { useAnswers } from '#web/features/guidance/calculators/use-answers.ts'
import { cacheFor } from '#web/page-headers.ts'
import { useWords } from '#web/words/use-words.tsx'
import { PlannerPreview } from './planner-preview.tsx'
import { PreviewForm } from './preview-form.tsx'
import { readPreviewQuestion } from './preview-question.ts'

/** The answer depends on the address and the day. */
export const headers = cacheFor(300, 3600)

/** The instant the page is made at, so that server and browser plan from the same day. */
export function loader() {
  return { now: new Date().toISOString() }
}

/** The study planner for everyone, from the address; a dashboard has the person's own. */
export default function StudyPlannerPage() {
  const { planner: words } = useWords()
  const { now } = useLoaderData<typeof loader>()
  const { answers, ...handlers } = useAnswers()
  const question = readPreviewQuestion(answers, istDate(now))
  return (
    <ToolFrame
      name="study-planner"
      words={words}
      form={
        <CalculatorForm handlers={handlers}>
          <PreviewForm question={question} />
        </CalculatorForm>
      }
      result={<PlannerPreview question={question} now={now} />}
    >
      <HowItWorks title={words.howTitle}>
        {words.how.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{words.forecastHow}</p>
        {(['main', 'advanced'] as const).map((list) => (
          <p key={list} className="type-small">
            {words.syllabusSource(words.lists[list], SYLLABUS_SOURCES[list].season, SYLLABUS_SOURCES[list].source)}
          </p>
        ))}
      </HowItWorks>
    </ToolFrame>
  )
}
