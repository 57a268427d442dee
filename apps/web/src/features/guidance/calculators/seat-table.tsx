import type { ComparedSeat } from '@sopaan/contract/compared-seats'
import { briefBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import {
  feeFact,
  newestNirfOf,
  nirfFact,
  outcomeFact,
  type ShownFact,
  salaryFact,
  seatsFact,
  womenFact,
} from '#web/colleges/fact-words.ts'
import { useStoredHome } from '#web/colleges/stored-home.ts'
import { Bookmark } from '#web/ui/bookmark.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { bestOf, Distance, distanceScores, FactCell } from './fact-cells.tsx'
import { OwnChance, OwnRound, OwnYears } from './own-chance.tsx'
import { SEAT_FIELD } from './seat-field.ts'

type Props = { seats: readonly ComparedSeat[] }

/** Leaves out what is the same in all columns. */
const ONLY_FIELD = 'only'
const DIFFERENT = 'differences'
const ALL = 'all'

/** Columns of equal width; from a desktop's width on the line's name stands left of them. */
const LINE: readonly string[] = [
  '',
  'grid grid-cols-1 md:grid-cols-[200px_minmax(0,1fr)]',
  'grid grid-cols-2 md:grid-cols-[200px_repeat(2,minmax(0,1fr))]',
  'grid grid-cols-3 md:grid-cols-[200px_repeat(3,minmax(0,1fr))]',
  'grid grid-cols-4 md:grid-cols-[200px_repeat(4,minmax(0,1fr))]',
]

/**
 * Seats side by side, a column of equal width each, so that a phone shows them without scrolling sideways: which seat, its
 * closing ranks, and what is published of the college. The best of each line is marked where better is no matter of taste.
 */
export function SeatTable({ seats }: Props) {
  const spoken = useWords()
  const { branches: words, colleges } = spoken
  const [search] = useSearchParams()
  const isOneList = new Set(seats.map(({ list, seatType }) => `${list} ${seatType}`)).size === 1
  const shows = readShows(search, seats.length)
  const newest = newestNirfOf(seats.map(({ facts }) => facts))
  const nearest = bestOf(distanceScores(seats, useStoredHome()))
  const money: readonly FactLine[] = [
    [colleges.fee, ({ facts: of }) => of && feeFact(of, spoken)],
    [colleges.salary, ({ facts: of }) => of && salaryFact(of, spoken)],
    [colleges.placed, ({ facts: of }) => of && outcomeFact(of, spoken)],
  ]
  const life: readonly FactLine[] = [
    [colleges.nirfPlain, ({ facts: of }) => of && nirfFact(of, spoken, newest)],
    [colleges.women, ({ facts: of }) => of && womenFact(of, spoken)],
  ]
  return (
    <section aria-label={words.seatsLabel}>
      {seats.length > 1 && <OnlyDifferent search={search} />}
      <table className="w-full text-start text-[15px] sm:text-base">
        <thead className="sticky top-13 z-10 block bg-default md:top-14">
          <tr className={LINE[seats.length]}>
            <td className="hidden md:block" />
            {seats.map((seat) => (
              <SeatHead key={seat.key} seat={seat} />
            ))}
          </tr>
        </thead>
        <OwnLines seats={seats} search={search} />
        <Part seats={seats} label={words.seatWhose} cell={(seat) => <SeatKind seat={seat} />} />
        <Part
          seats={seats}
          label={words.seatClosing}
          note={isOneList ? words.seatClosingNote : `${words.seatClosingNote} ${words.seatListsDiffer}`}
          cell={(seat) => <Finals seat={seat} />}
        />
        <GroupHead>{words.money}</GroupHead>
        <FactLines seats={seats} lines={money} shows={shows} />
        <GroupHead>{words.life}</GroupHead>
        <FactLines seats={seats} lines={life} shows={shows} />
        <Part seats={seats} label={colleges.distance} cell={(seat) => <Distance seat={seat} best={nearest} />} />
        <FactLines
          seats={seats}
          lines={[[colleges.seats, (seat) => seatsFact(seat.branchSeats, spoken)]]}
          shows={shows}
        />
      </table>
      <p className="type-small measure mt-3 text-tertiary">
        {words.nirfNote} {colleges.homeSource}
      </p>
    </section>
  )
}

type FactLine = readonly [string, (seat: ComparedSeat) => ShownFact | null]
/** Where a line is shown: always, from a desktop's width on never, or never. */
type Shown = 'always' | 'on-phones' | 'never'

/** Lines that are the same in all columns stand on a phone and not on a desktop, unless the address says which. */
function readShows(search: URLSearchParams, count: number): (values: readonly unknown[]) => Shown {
  const only = search.get(ONLY_FIELD)
  return (values) => {
    if (count < 2 || new Set(values).size > 1 || only === ALL) return 'always'
    return only === DIFFERENT ? 'never' : 'on-phones'
  }
}

/** All lines, or those that differ: an address each. Without one a phone shows all and a desktop what differs. */
function OnlyDifferent({ search }: { search: URLSearchParams }) {
  const { branches: words } = useWords()
  const only = search.get(ONLY_FIELD)
  const others = [...search].filter(([name]) => name !== ONLY_FIELD)
  const link = (to: string, name: string, where: string) => (
    <Link
      key={to}
      to={`?${new URLSearchParams([...others, [ONLY_FIELD, to]])}`}
      preventScrollReset
      className={`${where} min-h-11 items-center font-semibold text-primary-text underline print:hidden`}
    >
      {name}
    </Link>
  )
  if (only === DIFFERENT) return link(ALL, words.allLines, 'inline-flex')
  if (only === ALL) return link(DIFFERENT, words.onlyDifferent, 'inline-flex')
  return (
    <>
      {link(DIFFERENT, words.onlyDifferent, 'inline-flex md:hidden')}
      {link(ALL, words.allLines, 'hidden md:inline-flex')}
    </>
  )
}

type LinesProps = Props & { lines: readonly FactLine[]; shows: (values: readonly unknown[]) => Shown }

/** Published facts, a line each, the best marked. */
function FactLines({ seats, lines, shows }: LinesProps) {
  return lines.map(([label, factOf]) => {
    const facts = new Map(seats.map((seat) => [seat.key, factOf(seat)]))
    const best = bestOf([...facts.values()])
    return (
      <Part
        key={label}
        seats={seats}
        label={label}
        shows={shows([...facts.values()].map((fact) => fact?.value))}
        cell={({ key }) => <FactCell fact={facts.get(key) ?? null} label={label} best={best} />}
      />
    )
  })
}

/** What the reader's rank gets of each: chance and seat, the years before, and in which round it came last. */
function OwnLines({ seats, search }: Props & { search: URLSearchParams }) {
  const { branches: words } = useWords()
  if (seats.every(({ own }) => own === null)) return null
  const newest = seats[0]?.finals.at(-1)?.season
  return (
    <>
      <Part seats={seats} label={words.chance} cell={({ own }) => <OwnChance own={own} search={search} />} />
      <Part seats={seats} label={words.ownYears} cell={({ own }) => <OwnYears own={own} />} />
      <Part
        seats={seats}
        label={words.ownRound(String(newest ?? ''))}
        cell={({ own }) => <OwnRound firstRound={own?.firstRound ?? null} />}
      />
    </>
  )
}

function GroupHead({ children }: { children: ReactNode }) {
  return (
    <tbody className="block">
      <tr className="block">
        <th scope="rowgroup" className="block bg-surface-sunken px-2 py-1 text-start font-heading">
          {children}
        </th>
      </tr>
    </tbody>
  )
}

function SeatHead({ seat }: { seat: ComparedSeat }) {
  const { choosing } = useWords()
  const { institute, programme } = seat
  return (
    <th scope="col" className="pe-2 pb-2 text-start wrap-anywhere md:pe-6">
      <abbr title={institute.name} className="block font-heading text-[14px] leading-5 no-underline sm:text-lg">
        {shortInstituteName(institute.name)}
      </abbr>
      <abbr title={programme.name} className="block font-normal no-underline">
        {briefBranchName(programme.name)}
      </abbr>
      <span className="-ms-2 flex flex-wrap items-center print:hidden">
        <Bookmark
          value={seat.key}
          label={choosing.addOf(`${programme.name}, ${institute.name}`)}
          className="bookmark-bare"
        />
        <RemoveLink seat={seat} />
      </span>
    </th>
  )
}

type PartProps = Props & { label: string; note?: string; shows?: Shown; cell: (seat: ComparedSeat) => ReactNode }

/** One thing to compare: its name, over the cells on a phone and left of them on a desktop, and a cell a seat. */
function Part({ seats, label, note, shows = 'always', cell }: PartProps) {
  if (shows === 'never') return null
  return (
    <tbody className={shows === 'on-phones' ? 'block md:hidden' : 'block'}>
      <tr className={`${LINE[seats.length]} border-t border-border py-2`}>
        <th scope="row" aria-label={label} className="col-span-full pe-4 text-start font-normal md:col-span-1">
          <span className="type-small block text-secondary">{label}</span>
          {note !== undefined && <span className="type-small block text-tertiary">{note}</span>}
        </th>
        {seats.map((seat) => (
          <td key={seat.key} className="pe-2 pt-1 wrap-anywhere md:pe-6">
            {cell(seat)}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

function SeatKind({ seat }: { seat: ComparedSeat }) {
  const { branches: words } = useWords()
  return (
    <ul>
      <li>{words.quotaOf(seat.quota)}</li>
      <li>{[seat.seatType, words.genders[seat.gender]].join(' · ')}</li>
      <li>{words.lists[seat.list]}</li>
      {seat.isPreparatory && <li>{words.preparatory}</li>}
    </ul>
  )
}

function Finals({ seat }: { seat: ComparedSeat }) {
  const { branches: words } = useWords()
  return (
    <table className="tabular-nums">
      <caption className="sr-only">{`${seat.institute.name}, ${seat.programme.name}`}</caption>
      <tbody>
        {seat.finals.map(({ season, round, closing }) => (
          <tr key={season} className="max-sm:grid max-sm:pb-1">
            <th scope="row" className="pe-4 text-start font-normal text-secondary max-sm:text-[13px]">
              {words.seasonRound(String(season), String(round))}
            </th>
            <td className="font-semibold sm:text-end">{closing === null ? words.notPrinted : groupIndian(closing)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RemoveLink({ seat }: { seat: ComparedSeat }) {
  const { branches: words } = useWords()
  const [search] = useSearchParams()
  const others = [...search].filter(([name, value]) => name !== SEAT_FIELD || value !== seat.key)
  return (
    <Link
      to={`?${new URLSearchParams(others)}`}
      preventScrollReset
      aria-label={words.removeThis(`${seat.institute.name}, ${seat.programme.name}`)}
      className="type-small inline-flex min-h-11 min-w-11 items-center font-normal text-primary-text"
    >
      {words.remove}
    </Link>
  )
}
