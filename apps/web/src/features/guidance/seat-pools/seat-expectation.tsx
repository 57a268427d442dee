import { inLanguage, paths } from '@sopaan/contract/paths'
import type { SeatPage } from '@sopaan/contract/seat-pools'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { shareOfFew } from '@sopaan/domain/predictor/share-of-few'
import { useWords } from '#web/words/use-words.tsx'

/** Where the seat is expected to close in the season to come, and how far to trust that. */
export function SeatExpectation({ seat }: { seat: SeatPage }) {
  const { seats: words, language } = useWords()
  const { forecast, forecastSeason, afterRound } = seat
  if (forecastSeason === null) return null
  const season = String(forecastSeason)
  const again = shareOfFew(forecast?.offeredPercent ?? 100)
  return (
    <section aria-labelledby="expect" className="mt-10 sm:mt-14">
      <h2 id="expect" className="type-subsection">
        {words.expectTitle(season)}
      </h2>
      {forecast === null ? (
        <p className="measure mt-1 text-secondary">{words.noForecast}</p>
      ) : (
        <>
          <p className="mt-2 text-[28px] leading-tight font-heading tabular-nums">
            {words.expected(groupIndian(forecast.expected.low), groupIndian(forecast.expected.high))}
          </p>
          <p className="measure mt-2">
            {forecast.isNew ? words.isNew : words.reliabilities[forecast.reliability]}{' '}
            {words.expectedNote(groupIndian(forecast.expected.middle))}{' '}
            {again && words.offeredAgain(String(again.some), String(again.of))}{' '}
            {afterRound > 0 && words.afterRound(String(afterRound), season)}
          </p>
        </>
      )}
      <p className="mt-1">
        <a
          href={inLanguage(paths.reportCard(), language)}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
        >
          {words.reportCard}
        </a>
      </p>
    </section>
  )
}
