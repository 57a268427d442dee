import type { Forecast } from '@sopaan/domain/planner/forecast'
import { hoursOf, wholePercent } from '@sopaan/domain/planner/session-length'
import type { ExamId } from '@sopaan/domain/syllabus/exam-ids'
import { formatDate } from '@sopaan/domain/time/format'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  forecast: Forecast
  settings: { examId: ExamId; weeklyMinutes: number }
  /** Names of chapters by key. */
  names: ReadonlyMap<string, string>
}

/** How far one gets by the examination, said as it is: the share, the day, and each chapter that does not fit. */
export function ForecastSentence({ forecast, settings, names }: Props) {
  const { planner: words, language } = useWords()
  const attempt = words.attempts[settings.examId]
  const isShort = forecast.weekHoldsMinutes < settings.weeklyMinutes
  return (
    <div>
      <p className="type-answer text-primary-text">{wholePercent(forecast.shareThen)}</p>
      <p className="type-lead mt-2 font-semibold">
        {forecast.finishesOn === undefined
          ? words.forecast(wholePercent(forecast.shareThen), attempt)
          : words.forecastAll(formatDate(forecast.finishesOn, language), attempt)}
      </p>
      <p className="mt-1 text-secondary">{words.forecastNow(wholePercent(forecast.shareNow))}</p>
      {isShort && <p className="mt-1 text-likely">{words.weekHolds(hoursOf(forecast.weekHoldsMinutes))}</p>}
      {forecast.unfit.length > 0 && (
        <details className="mt-3 rounded-box border border-border px-4">
          <summary className="flex min-h-11 items-center font-semibold">
            {words.unfitTitle(String(forecast.unfit.length))}
          </summary>
          <p className="type-small text-secondary">{words.unfitNote}</p>
          <ul className="my-2 columns-1 gap-6 sm:columns-2">
            {forecast.unfit.map(({ key, minutes }) => (
              <li key={key} className="break-inside-avoid py-0.5">
                {names.get(key)} <span className="text-tertiary tabular-nums">{words.hours(hoursOf(minutes))}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
