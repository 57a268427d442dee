import { indianDayOf } from '@sopaan/domain/indian-times'
import { SYLLABUS_SOURCES } from '@sopaan/domain/planner/syllabus'
import { lazy, Suspense } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { CACHED } from '#web/features/calculators/cached.ts'
import { CalculatorForm } from '#web/features/calculators/calculator-form.tsx'
import { HowItWorks } from '#web/features/calculators/how-it-works.tsx'
import { ToolFrame } from '#web/features/calculators/tool-frame.tsx'
import { useAnswers } from '#web/features/calculators/use-answers.ts'
import { DASHBOARD_TYPES } from '#web/paths.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { PlannerPreview } from './planner-preview.tsx'
import { PreviewForm } from './preview-form.tsx'
import { readPreviewQuestion } from './preview-question.ts'

/** What speaks to the server is loaded for signed-in people alone. */
const OwnPlanner = lazy(async () => ({ default: (await import('./own-planner.tsx')).OwnPlanner }))

/** The answer depends on the address and the day. */
export function headers() {
  return CACHED
}

/** The instant the page is made at, so that server and browser plan from the same day. */
export function loader() {
  return { now: new Date().toISOString() }
}

/** The study planner: for everyone from the address, in a dashboard the person's own. */
export default function StudyPlannerPage() {
  const { pathname } = useLocation()
  const isOwn = DASHBOARD_TYPES.some((dashboard) => pathname.startsWith(`/${dashboard}/`))
  if (!isOwn) return <PublicPlanner />
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <OwnPlanner />
    </Suspense>
  )
}

function PublicPlanner() {
  const { planner: words } = useWords()
  const { now } = useLoaderData<typeof loader>()
  const { answers, ...handlers } = useAnswers()
  const question = readPreviewQuestion(answers, indianDayOf(now))
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
