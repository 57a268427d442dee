import { wholePercent } from '@sopaan/domain/planner/session-length'
import { formatDate } from '@sopaan/domain/time/format'
import type { ReactNode } from 'react'
import { useWords } from '#web/words/use-words.tsx'
import { ForecastBar } from './forecast-bar.tsx'
import type { PlanView } from './plan-view.ts'

/** How far the plan takes one, always in sight while bubbles are filled: what is covered now, and what will be by the day. */
export function ChaptersFoot({ view: { forecast, settings }, children }: { view: PlanView; children: ReactNode }) {
  const { planner: words, language } = useWords()
  const day = formatDate(settings.examOn, language)
  return (
    <div className="sticky bottom-18 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-border bg-surface px-4 py-3 shadow-2 lg:bottom-4">
      <p aria-live="polite" className="tabular-nums">
        <strong className="text-xl font-heading">{wholePercent(forecast.shareThen)}</strong>{' '}
        <span className="text-secondary">{words.forecastBy(day)}</span>
      </p>
      <ForecastBar forecast={forecast} />
      {children}
    </div>
  )
}
