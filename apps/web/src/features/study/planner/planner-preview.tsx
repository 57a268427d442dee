import { inLanguage, paths } from '@sopaan/contract/paths'
import { forecastPlan } from '@sopaan/domain/planner/forecast'
import { makePlan } from '@sopaan/domain/planner/plan'
import { plannerInput } from '@sopaan/domain/planner/planner-facts'
import { formatShortDay } from '@sopaan/domain/time/format'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { writeStored } from '#web/stored.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ForecastSentence } from './forecast-sentence.tsx'
import { factsOfQuestion, type PreviewQuestion } from './preview-question.ts'

const FIRST_DAYS = 7

/** What the public planner answers: how far one gets, what does not fit, and the first week. */
export function PlannerPreview({ question, now }: { question: PreviewQuestion; now: string }) {
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
