import { inLanguage, paths } from '@sopaan/contract/paths'
import { forecastPlan } from '@sopaan/domain/planner/forecast'
import { makePlan } from '@sopaan/domain/planner/plan'
import { plannerInput } from '@sopaan/domain/planner/planner-facts'
import { SYLLABUS_SOURCES } from '@sopaan/domain/syllabus/syllabus'
import { formatShortDay } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import type { ReactNode } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { CalculatorForm } from '#web/features/guidance/calculators/calculator-form.tsx'
import { HowItWorks } from '#web/features/guidance/calculators/how-it-works.tsx'
import { ToolFrame } from '#web/features/guidance/calculators/tool-frame.tsx'
import { useAnswers } from '#web/features/guidance/calculators/use-answers.ts'
import { cacheFor } from '#web/page-headers.ts'
import { writeStored } from '#web/stored.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ForecastSentence } from './forecast-sentence.tsx'
import { PreviewForm } from './preview-form.tsx'
import { factsOfQuestion, type PreviewQuestion, readPreviewQuestion } from './preview-question.ts'

/** The answer depends on the address and the day. */
export const headers = cacheFor(300, 3600)

const FIRST_DAYS = 7

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

/** What the public planner answers: how far one gets, what does not fit, and the first week. */
function PlannerPreview({ question, now }: { question: PreviewQuestion; now: string }) {
  const { planner: words, syllabus, language } = useWords()
  const { search } = useLocation()
  if (question.isExamWrong) return <p className="type-lead">{words.examPast}</p>
  const facts = factsOfQuestion(question)
  const { chapters, counted, tasks, rules } = plannerInput(facts, now)
  const plan = makePlan(tasks, rules)
  const forecast = forecastPlan(counted, plan, rules)
  const names = new Map(chapters.map(({ key, name }) => [key, syllabus.chapter(key, name)]))
  return (
    <div className="grid gap-6">
      <div aria-live="polite">
        <ForecastSentence forecast={forecast} settings={{ ...facts.settings, examId: question.examId }} names={names} />
      </div>
      <section aria-labelledby="first-week">
        <h2 id="first-week" className="type-card">
          {words.firstWeek}
        </h2>
        <ol className="mt-3 grid gap-2">
          {plan.days.slice(0, FIRST_DAYS).map(({ day, isRest, blocks }) => (
            <PreviewDay key={day} label={formatShortDay(day, language)}>
              {isRest
                ? words.restDayHere
                : blocks.length === 0
                  ? words.nothingPlanned
                  : blocks
                      .map(({ taskId, minutes }) => `${names.get(taskId)}, ${words.minutes(String(minutes))}`)
                      .join(' · ')}
            </PreviewDay>
          ))}
        </ol>
      </section>
      <div>
        <a
          href={inLanguage(paths.login(), language)}
          onClick={() => writeStored('from', `${paths.dashboardTool('mentee-dashboard', 'study-planner')}${search}`)}
          className={buttonClasses('pen')}
        >
          {words.keepPlan}
        </a>
        <p className="mt-2 text-secondary">{words.keepPlanNote}</p>
      </div>
    </div>
  )
}

function PreviewDay({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[7rem_1fr] gap-3 border-t border-border pt-2">
      <span className="font-semibold tabular-nums">{label}</span>
      <span className="min-w-0 text-secondary">{children}</span>
    </li>
  )
}
