import type { SeatPage } from '@sopaan/contract/seat-pools'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { seatLink } from '#web/search-form/seat-link.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Trend } from '#web/ui/trend.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = { seat: SeatPage; search: URLSearchParams }

/** The same branch in each quota beside each other, each on a line of its own: their ranks are never mixed. */
export function QuotaTrends({ seat, search }: Props) {
  const { seats: words, predictor, language } = useWords()
  const rank = seat.verdict?.state === 'judged' ? seat.verdict.rank : undefined
  return (
    <Fold name={words.quotasTitle}>
      <p className="measure text-secondary">
        {words.quotasNote} {rank !== undefined && words.yourLine}
      </p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {seat.quotas.map(({ key, quota, finals }) => {
          const points = finals.map(({ season, closing }) => ({
            at: String(season),
            value: closing ?? undefined,
            words: closing === null ? '' : groupIndian(closing),
          }))
          const told = points.filter(({ value }) => value !== undefined)
          const isThis = key === seat.key
          const name = predictor.quotaSeat(predictor.quotas[quota])
          const final = finals.findLast(({ closing }) => closing !== null)
          return (
            <li key={key} className="rounded-box border border-border bg-surface p-4">
              <p className="flex flex-wrap items-center justify-between gap-2">
                {isThis ? (
                  <strong className="font-heading">{name}</strong>
                ) : (
                  <a
                    href={seatLink(key, language, search)}
                    className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
                  >
                    {name}
                  </a>
                )}
                {isThis && <Badge tone="plain">{words.thisSeat}</Badge>}
              </p>
              <Trend
                points={points}
                you={isThis ? rank : undefined}
                label={words.trendName(name, told.map((point) => words.trendAt(point.at, point.words)).join(', '))}
              />
              {final && (
                <p className="text-[13px] text-tertiary">
                  {words.finalRound}: {words.source(String(final.season), String(final.round))}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </Fold>
  )
}
