import { type Forecast, forecastAt, realPace } from '@sopaan/domain/planner/forecast'
import { hoursOf, wholePercent } from '@sopaan/domain/planner/session-length'
import { daysBetween } from '@sopaan/domain/time/days'
import { formatDate } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { ResultSheet } from '#web/ui/result-sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ForecastSentence } from './forecast-sentence.tsx'
import { HoursSlider } from './hours-slider.tsx'
import { examSource, type PlanView } from './plan-view.ts'
import { saveSettings } from './planner.queries.ts'
import { sayFailure } from './say-failure.ts'

/** How far one gets, the days that are left, and the slider that shows what more hours would change. */
export function ForecastCard({ view }: { view: PlanView }) {
  const { planner: words } = useWords()
  const { settings, input } = view
  const [weekly, setWeekly] = useState(settings.weeklyMinutes)
  const { isBusy, run } = useAction(sayFailure)
  const at = (minutes: number): Forecast =>
    forecastAt(minutes, { tasks: input.tasks, chapters: input.counted, rules: input.rules })
  const forecast = weekly === settings.weeklyMinutes ? view.forecast : at(weekly)
  const names = new Map(input.chapters.map(({ key, name }) => [key, name]))
  const pace = realPace(view.overview.finished, view.today)
  return (
    <ResultSheet className="grid min-w-0 gap-6 max-sm:pe-4 lg:grid-cols-[1fr_320px]">
      <div className="min-w-0">
        <div aria-live="polite">
          <ForecastSentence forecast={forecast} settings={{ ...settings, weeklyMinutes: weekly }} names={names} />
        </div>
        {pace !== undefined && (
          <p className="mt-3 text-secondary">
            {words.realPace(hoursOf(pace), wholePercent(at(Math.max(pace, 0)).shareThen))}
          </p>
        )}
        <p className="type-small mt-3 text-tertiary">{words.forecastHow}</p>
      </div>
      <div className="grid content-start gap-4">
        <Countdown view={view} />
        <StreakLine view={view} />
        <HoursSlider
          label={words.hoursAWeek}
          hours={Math.round(weekly / 60)}
          valueText={words.hoursValue(String(Math.round(weekly / 60)))}
          onHours={(hours) => setWeekly(hours * 60)}
        />
        {weekly !== settings.weeklyMinutes && (
          <Button
            doing={isBusy ? words.saving : undefined}
            onClick={() =>
              void run(() => saveSettings({ ...settings, weeklyMinutes: weekly }), {
                done: words.setupSaved,
                failed: words.updateFailed,
              })
            }
          >
            {words.keepHours(String(weekly / 60))}
          </Button>
        )}
      </div>
    </ResultSheet>
  )
}

function Countdown({ view: { settings, today } }: { view: PlanView }) {
  const { planner: words, language } = useWords()
  const source = examSource(settings.examId, settings.examOn)
  const name = settings.examName ?? words.exams[settings.examId]
  const day = formatDate(settings.examOn, language)
  return (
    <p>
      <span className="block text-xl font-heading">
        {words.countdown(String(daysBetween(today, settings.examOn)), name)}
      </span>
      <span className="type-small text-secondary" title={source?.source}>
        {source?.isExpected ? words.countdownDay(day) : day}
      </span>
    </p>
  )
}

function StreakLine({ view: { streak } }: { view: PlanView }) {
  const { planner: words } = useWords()
  if (streak.days === 0) return <p className="text-secondary">{words.streakNone}</p>
  return (
    <p>
      <span className="block font-heading">{words.streak(String(streak.days))}</span>
      <span className="type-small text-secondary">
        {[
          streak.isTodayDone ? words.streakToday : undefined,
          streak.freezesLeft > 0 ? words.streakFreezes(String(streak.freezesLeft)) : undefined,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  )
}
