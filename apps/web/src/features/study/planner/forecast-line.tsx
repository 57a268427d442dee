import { wholePercent } from '@sopaan/domain/planner/session-length'
import { daysBetween } from '@sopaan/domain/time/days'
import { formatDate } from '@sopaan/domain/time/format'
import { useWords } from '#web/words/use-words.tsx'
import { ForecastBar } from './forecast-bar.tsx'
import type { PlanView } from './plan-view.ts'

/** How far the plan takes one, in a line over the week, which leads to the whole of it below. */
export function ForecastLine({ view: { forecast, onTheWay, settings, today } }: { view: PlanView }) {
  const { planner: words, language } = useWords()
  const exam = settings.examName ?? words.exams[settings.examId]
  const dayOf = (day: string) => formatDate(day, language).replace(/ \d{4}$/, '')
  return (
    <a
      href="#forecast"
      className="flex min-h-11 items-center gap-x-4 rounded-control border border-border bg-surface px-4 text-default no-underline lg:min-h-12"
    >
      <span className="tabular-nums max-lg:min-w-0 max-lg:grow lg:shrink-0">
        <strong className="text-xl font-heading">{wholePercent(forecast.shareThen)}</strong>{' '}
        <span className="text-secondary">
          {words.forecastBy(dayOf(settings.examOn))}
          <span className="max-lg:sr-only">
            {' · '}
            {words.countdown(String(daysBetween(today, settings.examOn)), exam)}
          </span>
        </span>
        {onTheWay !== undefined && (
          <span className="block text-secondary">
            {words.forecastOnTheWay(
              onTheWay.examName ?? words.exams[onTheWay.examId],
              wholePercent(onTheWay.share),
              dayOf(onTheWay.examOn),
            )}
          </span>
        )}
      </span>
      <ForecastBar forecast={forecast} />
      <span className="shrink-0 font-semibold text-primary-text underline max-sm:sr-only">{words.forecastMore}</span>
    </a>
  )
}
