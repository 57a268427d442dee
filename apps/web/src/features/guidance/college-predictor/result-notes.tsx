import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import type { JudgedSeat } from '@sopaan/contract/judged-seats'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { ClassTwelveNote } from '#web/search-form/class-twelve-note.tsx'
import { seatLink } from '#web/search-form/seat-link.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ForecastNote } from './forecast-note.tsx'
import { Closing, positionOf, SeatFacts, YearsGot } from './seat-past.tsx'

type Props = {
  id: string
  title: string
  /** Why only the past is shown. */
  note: string
  /** Said on each row. */
  badge?: string
  seats: readonly JudgedSeat[]
  newestSeason: number
  search: URLSearchParams
}

/** What stands below the choices: seats without a chance, the condition of class 12, what a chance means, and the helpline. */
export function ResultNotes({ answer, search }: { answer: ChoicesAnswer; search: URLSearchParams }) {
  const { predictor: words, shell, language } = useWords()
  return (
    <div className="page-width grid gap-6 pt-6">
      <PastSeats
        id="needs-aat"
        title={words.aatTitle}
        note={words.aatNote}
        badge={words.needsAat}
        seats={answer.needsAat}
        newestSeason={answer.newestSeason}
        search={search}
      />
      <PastSeats
        id="preparatory"
        title={words.preparatoryTitle}
        note={words.preparatoryNote}
        seats={answer.preparatory}
        newestSeason={answer.newestSeason}
        search={search}
      />
      <ClassTwelveNote />
      <ForecastNote answer={answer} />
      <p>
        <a
          href={inLanguage(paths.mentalHealth(), language)}
          className="inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
        >
          {shell.helplines}
        </a>
      </p>
    </div>
  )
}

/** Seats without a chance, such as those of the preparatory course: their past only, with the reason. */
function PastSeats({ id, title, note, badge, seats, newestSeason, search }: Props) {
  const { states, language } = useWords()
  if (seats.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-subsection">
        {title}
      </h2>
      <p className="measure mt-1 mb-4 text-secondary">{note}</p>
      <ul className="grid gap-3">
        {seats.map((seat) => (
          <li key={seat.key}>
            <article className="grid gap-x-6 gap-y-4 rounded-box border border-border bg-surface p-4 sm:p-5 md:grid-cols-[1fr_auto_auto]">
              <div className="min-w-0">
                <h3 className="type-card wrap-anywhere">
                  <a
                    href={seatLink(seat.key, language, search)}
                    className="text-default underline decoration-border-strong underline-offset-4 hover:decoration-primary-text"
                  >
                    {seat.programme.name}
                  </a>
                </h3>
                <p className="text-secondary">
                  {[seat.institute.name, positionOf(seat.institute, states)].filter(Boolean).join(', ')}
                </p>
                <p className="type-small mt-2 flex flex-wrap gap-x-3 gap-y-1 text-tertiary">
                  {badge !== undefined && <Badge tone="reach">{badge}</Badge>}
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
