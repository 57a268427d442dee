import type { SeatPage } from '@sopaan/contract/seat-pools'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { seatLink } from '#web/search-form/seat-link.ts'
import { useWords } from '#web/words/use-words.tsx'

type Props = { seat: SeatPage; search: URLSearchParams }

/** The other seat types and genders of the same quota, each with its newest closing rank and where that was printed. */
export function OtherSeats({ seat, search }: Props) {
  const { seats: words, predictor, language } = useWords()
  if (seat.others.length === 0) return null
  return (
    <section aria-labelledby="others" className="mt-14">
      <h2 id="others" className="type-subsection">
        {words.othersTitle}
      </h2>
      <p className="measure mt-1 text-secondary">{words.othersNote(predictor.quotas[seat.quota])}</p>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {seat.others.map(({ key, seatType, gender, isPreparatory, newest }) => (
          <li key={key} className="flex items-start justify-between gap-4 border-t border-border py-2">
            <a
              href={seatLink(key, language, search)}
              className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
            >
              {[words.seatOf(seatType), words.genders[gender], ...(isPreparatory ? [words.preparatory] : [])].join(
                ', ',
              )}
            </a>
            <span className="shrink-0 text-end tabular-nums">
              <span className="font-semibold">{groupIndian(newest.closing ?? 0)}</span>
              <span className="block text-[13px] text-tertiary">
                {words.source(String(newest.season), String(newest.round))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
