import type { JudgedSeat } from '@sopaan/contract/college-predictor'
import { seatLink } from '#web/asking/seat-link.ts'
import { useWords } from '#web/words/use-words.tsx'
import { Closing, placeOf, SeatFacts, YearsGot } from './seat-past.tsx'

type Props = { seats: readonly JudgedSeat[]; newestSeason: number; search: URLSearchParams }

/** Seats of the preparatory course, for those with a preparatory rank: their past alone, for too few are printed to forecast. */
export function PreparatorySeats({ seats, newestSeason, search }: Props) {
  const { predictor: words, states, language } = useWords()
  if (seats.length === 0) return null
  return (
    <section aria-labelledby="preparatory">
      <h2 id="preparatory" className="type-subsection">
        {words.preparatoryTitle}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">{words.preparatoryNote}</p>
      <ul className="grid gap-3">
        {seats.map((seat) => (
          <li key={seat.key}>
            <article className="grid gap-x-6 gap-y-4 rounded-box border border-line bg-sheet p-4 sm:p-5 md:grid-cols-[1fr_auto_auto]">
              <div className="min-w-0">
                <h3 className="type-card wrap-anywhere">
                  <a
                    href={seatLink(seat.key, language, search)}
                    className="text-ink underline decoration-line-2 underline-offset-4 hover:decoration-pen-ink"
                  >
                    {seat.programme.name}
                  </a>
                </h3>
                <p className="text-ink-2">
                  {[seat.institute.name, placeOf(seat.institute, states)].filter(Boolean).join(', ')}
                </p>
                <p className="type-small mt-2 flex flex-wrap gap-x-3 gap-y-1 text-ink-3">
                  <SeatFacts seat={seat} />
                </p>
              </div>
              <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 md:contents">
                <YearsGot seat={seat} tone="plain" />
                <Closing seat={seat} newestSeason={newestSeason} />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
