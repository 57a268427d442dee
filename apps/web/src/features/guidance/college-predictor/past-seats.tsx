import type { ChoicesAnswer } from '@sopaan/contract/college-choices'
import type { JudgedSeat } from '@sopaan/contract/judged-seats'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { seatLink } from '#web/search-form/seat-link.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Bubbles, type BubbleYear } from '#web/ui/bubbles.tsx'
import { Spark } from '#web/ui/spark.tsx'
import { useWords } from '#web/words/use-words.tsx'

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

type PastSeatsProps = { answer: ChoicesAnswer; search: URLSearchParams }

/** Seats without a chance: those that wait for the Architecture Aptitude Test, and those of the preparatory course. */
export function PastSeats({ answer, search }: PastSeatsProps) {
  const { predictor: words } = useWords()
  return (
    <>
      <SeatList
        id="needs-aat"
        title={words.aatTitle}
        note={words.aatNote}
        badge={words.needsAat}
        seats={answer.needsAat}
        newestSeason={answer.newestSeason}
        search={search}
      />
      <SeatList
        id="preparatory"
        title={words.preparatoryTitle}
        note={words.preparatoryNote}
        seats={answer.preparatory}
        newestSeason={answer.newestSeason}
        search={search}
      />
    </>
  )
}

/** Seats of one kind: their past only, with the reason. */
function SeatList({ id, title, note, badge, seats, newestSeason, search }: Props) {
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

/** What kind of seat it is: college, quota, and seat type and gender where they matter. */
function SeatFacts({ seat }: { seat: JudgedSeat }) {
  const { predictor: words } = useWords()
  const facts = [
    seat.institute.type,
    words.quotaSeat(words.quotas[seat.quota]),
    ...(seat.seatType === 'OPEN' ? [] : [words.seatOf(seat.seatType)]),
    ...(seat.gender === 'female' ? [words.femaleOnly] : []),
  ]
  return facts.map((fact) => <span key={fact}>{fact}</span>)
}

/** In which of the last seasons this rank would have got in: the count in words, and a bubble a season. */
function YearsGot({ seat, tone }: { seat: JudgedSeat; tone: Tone }) {
  const { predictor: words } = useWords()
  const years = seat.seasons.map(
    ({ season, wouldGet }): BubbleYear => ({
      year: season,
      state: wouldGet === null ? 'none' : wouldGet ? 'yes' : 'no',
    }),
  )
  const yearsThat = (state: BubbleYear['state']) => years.filter((year) => year.state === state).map(({ year }) => year)
  const got = yearsThat('yes')
  const not = yearsThat('no')
  const known = got.length + not.length
  const label = `${words.bubbles(got.length, known)}. ${words.bubbleNames(got.join(', '), not.join(', '))}`
  return (
    <div>
      <p className="type-small text-secondary">
        <strong className="font-semibold text-default tabular-nums">{words.yearsCount(got.length, known)}</strong>{' '}
        {words.yearsWord(known)}
      </p>
      <Bubbles years={years} tone={tone} label={label} />
    </div>
  )
}

/** Where the seat closed in the newest season that printed it, and how it moved since the first. */
function Closing({ seat, newestSeason }: { seat: JudgedSeat; newestSeason: number }) {
  const { predictor: words } = useWords()
  const newest = seat.seasons.findLast(({ season, closing }) => closing !== null && season <= newestSeason)
  const first = seat.seasons[0]
  const last = seat.seasons.at(-1)
  return (
    <div className="min-w-33">
      {newest === undefined || newest.closing === null ? (
        <p className="type-small text-secondary">{words.notPrinted}</p>
      ) : (
        <p className="type-small text-secondary">
          {words.closedAt}{' '}
          <strong className="font-semibold text-default tabular-nums">{groupIndian(newest.closing)}</strong>
          <span className="block text-[13px] text-tertiary">
            {words.source(String(newest.season), String(newest.round))}
          </span>
        </p>
      )}
      {first && last && (
        <Spark
          values={seat.seasons.map(({ closing }) => closing ?? undefined)}
          you={seat.rank}
          label={words.sparkName(String(first.season), String(last.season))}
        />
      )}
    </div>
  )
}

/** The state of a college in words, where its name does not say it already. */
function positionOf({ name, state }: JudgedSeat['institute'], states: Readonly<Record<string, string>>): string {
  if (state === undefined || name.includes(state)) return ''
  return states[state] ?? state
}
