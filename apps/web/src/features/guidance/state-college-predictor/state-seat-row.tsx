import type { StatePredictorAnswer, StateSeatRow } from '@sopaan/contract/state-college-predictor'
import { groupIndian, groupScore } from '@sopaan/domain/indian-numbers'
import { readStateCollegeType } from '@sopaan/domain/state/tables/state-college-types'
import type { ReactNode } from 'react'
import { BAND_TONES, SEAT_STATE_TONES } from '#web/colleges/band-tones.ts'
import { CollegeColumns } from '#web/colleges/college-columns.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Bookmark } from '#web/ui/bookmark.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { nameMeasure, nameRegion, writeMargin, writeQuality, writeRound } from './state-figures.ts'

type Props = {
  seat: StateSeatRow
  name: string
  season: number
  table: StatePredictorAnswer['table']
  forecastSeason: number | null
  /** The home city that distances are measured from. */
  city: string | undefined
}

/** Where fewer seats like it close again the next season, the row says so. Whole percent. */
const OFTEN_OFFERED = 90

type StateSourcesProps = { seat: StateSeatRow; name: string; season: number }

type SourceDetailsProps = {
  words: { how: string; howNamed: (branch: string, college: string) => string }
  branch: string
  college: string
  children: ReactNode
}

/** One seat: what it is, what it closed at with its year and quality, and how far from that the reader stands. */
export function StateSeatItem({ seat, name, season, table, forecastSeason, city }: Props) {
  const { counsellings: words, choosing } = useWords()
  const { institute, programme } = seat
  return (
    <article className="rounded-box border border-border bg-surface p-4 sm:p-5">
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <h3 className="type-card wrap-anywhere">{programme.name}</h3>
          <p className="wrap-anywhere text-secondary">{[institute.name, institute.place].filter(Boolean).join(', ')}</p>
          <p className="type-small mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-tertiary">
            {seat.expected ? (
              <Badge tone={BAND_TONES[seat.expected.band]}>{words.bands[seat.expected.band]}</Badge>
            ) : (
              <Badge tone={SEAT_STATE_TONES[seat.standing]}>{words.standings[seat.standing]}</Badge>
            )}
            <Facts seat={seat} />
          </p>
          {seat.expected && forecastSeason !== null && <Chance seat={seat} season={String(forecastSeason)} />}
          <p className="type-small mt-2 text-secondary">
            {words.yours(groupScore(seat.score, seat.kind))}{' '}
            <strong className="font-semibold text-default tabular-nums">
              {writeMargin(seat.margin, seat.kind, words)}
            </strong>
            {words.stop}
          </p>
        </div>
        <div className="flex items-start justify-between gap-4">
          <Closing seat={seat} name={name} season={season} table={table} />
          <Bookmark
            value={seat.choiceKey}
            label={choosing.addOf(`${programme.name}, ${institute.name}`)}
            isAdd
            className="result-add"
          />
        </div>
      </div>
      <CollegeColumns figures={seat.college} city={city} />
      <SourceDetails words={words} branch={programme.name} college={institute.name}>
        <StateReceipts seat={seat} name={name} season={season} />
      </SourceDetails>
    </article>
  )
}

/** What is expected of the seat in the season ahead: chance, range, and what is said of it where it may not come again. */
function Chance({ seat: { expected, kind }, season }: { seat: StateSeatRow; season: string }) {
  const { counsellings: words } = useWords()
  if (!expected) return undefined
  const { percent, offeredPercent, low, high } = expected
  return (
    <p className="type-small mt-2 text-secondary">
      {words.chanceIn(season)}{' '}
      <strong className="font-semibold text-default tabular-nums">{words.chanceOf(percent)}</strong>
      {words.stop} {words.expectedRange(groupScore(low, kind), groupScore(high, kind))}
      {offeredPercent < OFTEN_OFFERED && ` ${words.offeredAgain(String(Math.round(offeredPercent / 10)))}`}
    </p>
  )
}

function Facts({ seat }: { seat: StateSeatRow }) {
  const { counsellings: words } = useWords()
  const { type } = seat.institute
  const known = type && readStateCollegeType(type)
  const facts = [
    known ? words.collegeTypes[known] : type,
    words.categories[seat.category.key],
    ...(seat.gender === 'female' ? [words.femaleOnly] : []),
    ...seat.claims.map((claim) => words.claimNames[claim]),
    ...(seat.facts.includes('self-supporting') ? [words.selfSupporting] : []),
    nameRegion(seat.region, words),
  ]
  return facts.filter((fact) => fact !== undefined).map((fact) => <span key={fact}>{fact}</span>)
}

function Closing({ seat, name, season, table }: Omit<Props, 'forecastSeason' | 'city'>) {
  const { counsellings: words } = useWords()
  const quality = writeQuality(seat.quality, words)
  return (
    <p className="type-small max-w-60 text-secondary md:min-w-40">
      {words.closedIn[table]}{' '}
      <strong className="font-semibold text-default tabular-nums">{groupScore(seat.closing, seat.kind)}</strong>
      <span className="block text-[13px] text-tertiary">
        {words.source(name, String(season), writeRound(seat.closingList, words.rounds))}
      </span>
      {quality !== '' && <span className="block text-[13px] text-tertiary">{quality}</span>}
    </p>
  )
}

/** Where each number of a row comes from: body, season, round, figure, and what is to be known of it. */
function StateReceipts({ seat, name, season }: StateSourcesProps) {
  const { counsellings: words } = useWords()
  const { category, programme, kind } = seat
  return (
    <div className="type-small grid gap-2 pb-1 text-secondary">
      <ul className="grid gap-1 tabular-nums">
        {seat.lists.map((list) => {
          const where = words.source(name, String(season), writeRound(list, words.rounds))
          const quality = writeQuality(list.quality, words)
          return (
            <li key={`${list.round} ${list.stage}`}>
              {words.receipt(where, groupScore(list.closing, kind), list.isIn)}
              {list.seats !== null && ` ${words.seats(groupIndian(list.seats))}`}
              {quality !== '' && ` (${quality})`}
            </li>
          )
        })}
      </ul>
      <p>
        {words.judgedBy(nameMeasure(seat, words), groupScore(seat.score, kind))}{' '}
        {words.printedAs(category.code, category.label)} {programme.code && words.codeOf(programme.code)}
      </p>
    </div>
  )
}

/** The receipts of a row, folded away; to a screen reader the fold is named after its row. */
function SourceDetails({ words, branch, college, children }: SourceDetailsProps) {
  return (
    <details className="group -mb-2 mt-1">
      <summary className="type-small inline-flex min-h-11 items-center gap-1 font-semibold text-primary-text">
        <span className="transition-transform duration-150 group-open:rotate-180">
          <Icon name="chevron" size={16} />
        </span>
        <span aria-hidden="true">{words.how}</span>
        <span className="sr-only">{words.howNamed(branch, college)}</span>
      </summary>
      {children}
    </details>
  )
}
