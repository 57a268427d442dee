import type { CollegeFacts, HomeCity } from '@sopaan/contract/college-facts'
import { groupIndian, lakhLabel } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'
import { DistanceFact } from './distance-fact.tsx'
import { GlanceCell } from './glance-cell.tsx'

type Words = ReturnType<typeof useWords>['colleges']
type Fact = { name: string; value: string | undefined; note: string }

type Props = {
  facts: CollegeFacts | null
  institute: { city?: string | undefined; state?: string | undefined }
  /** Where the form for the home stands. */
  homeLink: string
  /** What the reader set as home, where the address says it. */
  home?: HomeCity | string | undefined
  /** On the page of one seat: how many there are, in place of what became of the students. */
  seats?: { season: number; count: number } | null | undefined
}

/** Six published facts of a college before everything else: figure, who gives it and its year; "not published" and why. */
export function CollegeGlance({ facts, institute, homeLink, home, seats }: Props) {
  const { colleges: words, language } = useWords()
  if (facts === null) return null
  const outcomes = facts.outcomes
  const last = seats === undefined ? outcomeFact(outcomes, words) : seatsFact(seats, words)
  return (
    <section aria-label={words.glance} className="rounded-sheet border border-border bg-surface">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-sheet bg-border sm:grid-cols-3 xl:grid-cols-6">
        <GlanceFact fact={feeFact(facts.fees, words)} />
        <GlanceFact
          fact={{
            name: words.salary,
            value: outcomes && words.rupees(lakhLabel(outcomes.medianSalaryInr, language)),
            note: outcomes ? words.salaryNote(outcomes.academicYear) : words.noFiling,
          }}
        />
        <GlanceFact fact={nirfFact(facts, words)} />
        <DistanceFact at={facts.at} institute={institute} home={home} homeLink={homeLink} />
        <GlanceFact fact={womenFact(facts.women, words)} />
        <GlanceFact fact={last} />
      </dl>
    </section>
  )
}

function GlanceFact({ fact: { name, value, note } }: { fact: Fact }) {
  const { colleges: words } = useWords()
  return (
    <GlanceCell name={name} note={note}>
      {value === undefined ? (
        <span className="text-tertiary">{words.notPublished}</span>
      ) : (
        <strong className="font-heading text-[22px] leading-7 tabular-nums">{value}</strong>
      )}
    </GlanceCell>
  )
}

function feeFact(fees: CollegeFacts['fees'], words: Words): Fact {
  if (fees.kind === 'none') return { name: words.fee, value: undefined, note: words.feeUnknown[fees.because] }
  if (fees.kind === 'common') {
    return {
      name: words.tuition,
      value: words.rupees(groupIndian(fees.tuitionPerYearInr)),
      note: words.tuitionNote(fees.council, fees.cycle),
    }
  }
  return { name: words.fee, value: words.rupees(groupIndian(fees.perYearInr)), note: words.feeNote(fees.cycle) }
}

/** The newest rank with the one before; a band where the newest edition gave no more. */
function nirfFact({ nirf, nirfBand }: CollegeFacts, words: Words): Fact {
  const newest = nirf.at(-1)
  const before = nirf.at(-2)
  if (nirfBand && nirfBand.year > (newest?.[0] ?? 0)) {
    return { name: words.nirf(String(nirfBand.year)), value: nirfBand.band, note: words.nirfBand }
  }
  if (newest === undefined) return { name: words.nirfPlain, value: undefined, note: words.nirfNever }
  const [year, rank] = newest
  const isOld = year < NEWEST_NIRF
  const note = isOld
    ? words.nirfGone(String(NEWEST_NIRF))
    : before
      ? words.nirfBefore(String(before[1]), String(before[0]))
      : words.nirfOnly
  return { name: words.nirf(String(year)), value: String(rank), note }
}

/** The newest edition of NIRF that our facts hold. Source: nirfindia.org, Engineering 2025. */
const NEWEST_NIRF = 2025

function womenFact(women: CollegeFacts['women'], words: Words): Fact {
  if (women === undefined) return { name: words.women, value: undefined, note: words.noFiling }
  const all = women.women + women.men
  return {
    name: words.women,
    value: words.percent(String(Math.round((100 * women.women) / all))),
    note: words.womenNote(groupIndian(women.women), groupIndian(all), String(women.nirfEdition)),
  }
}

function outcomeFact(outcomes: CollegeFacts['outcomes'], words: Words): Fact {
  if (outcomes === undefined) return { name: words.placed, value: undefined, note: words.noFiling }
  const count = outcomes.placed + outcomes.higherStudies
  return {
    name: words.placed,
    value: words.percent(String(Math.round((100 * count) / outcomes.graduatedOnTime))),
    note: words.placedNote(groupIndian(count), groupIndian(outcomes.graduatedOnTime), outcomes.academicYear),
  }
}

function seatsFact(seats: { season: number; count: number } | null, words: Words): Fact {
  if (seats === null) return { name: words.seats, value: undefined, note: words.seatsUnknown }
  return { name: words.seats, value: groupIndian(seats.count), note: words.seatsNote(String(seats.season)) }
}
