import type { ComparedSeat } from '@sopaan/contract/compared-seats'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { distanceKm } from '@sopaan/domain/colleges/distance'
import { briefBranchName } from '@sopaan/domain/colleges/short-branch-names'
import { shortInstituteName } from '@sopaan/domain/colleges/short-names'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { feeFact, nirfFact, outcomeFact, type ShownFact, salaryFact, womenFact } from '#web/colleges/fact-words.ts'
import { useStoredHome } from '#web/colleges/stored-home.ts'
import { Bookmark } from '#web/ui/bookmark.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { SEAT_FIELD } from './seat-field.ts'

type Props = { seats: readonly ComparedSeat[] }

/**
 * Seats side by side, a column of equal width each, so that a phone shows them without scrolling sideways: which seat, its
 * closing ranks, and what is published of the college. The best of each line is marked where better is no matter of taste.
 */
export function SeatTable({ seats }: Props) {
  const spoken = useWords()
  const { branches: words, colleges } = spoken
  const isOneList = new Set(seats.map(({ list, seatType }) => `${list} ${seatType}`)).size === 1
  const facts: readonly [string, (seat: ComparedSeat) => ShownFact | null][] = [
    [colleges.fee, ({ facts: of }) => of && feeFact(of, spoken)],
    [colleges.salary, ({ facts: of }) => of && salaryFact(of, spoken)],
    [colleges.placed, ({ facts: of }) => of && outcomeFact(of, spoken)],
    [colleges.nirfPlain, ({ facts: of }) => of && nirfFact(of, spoken)],
    [colleges.women, ({ facts: of }) => of && womenFact(of, spoken)],
  ]
  return (
    <section aria-label={words.seatsLabel}>
      <table className="w-full table-fixed text-start text-[15px] sm:text-base">
        <thead>
          <tr>
            {seats.map((seat) => (
              <SeatHead key={seat.key} seat={seat} />
            ))}
          </tr>
        </thead>
        <Part seats={seats} label={words.seatWhose} cell={(seat) => <SeatKind seat={seat} />} />
        <Part
          seats={seats}
          label={words.seatClosing}
          note={isOneList ? words.seatClosingNote : `${words.seatClosingNote} ${words.seatListsDiffer}`}
          cell={(seat) => <Finals seat={seat} />}
        />
        {facts.map(([label, factOf]) => {
          const shown = new Map(seats.map((seat) => [seat.key, factOf(seat)]))
          const best = bestOf([...shown.values()])
          return (
            <Part
              key={label}
              seats={seats}
              label={label}
              cell={({ key }) => <FactCell fact={shown.get(key) ?? null} label={label} best={best} />}
            />
          )
        })}
        <Part seats={seats} label={colleges.distance} cell={(seat) => <Distance seat={seat} />} />
      </table>
      <p className="type-small measure mt-3 text-tertiary">
        {words.nirfNote} {colleges.homeSource}
      </p>
    </section>
  )
}

function SeatHead({ seat }: { seat: ComparedSeat }) {
  const { choosing } = useWords()
  const { institute, programme } = seat
  return (
    <th scope="col" className="pe-2 pb-3 text-start align-bottom wrap-anywhere sm:pe-6 sm:pt-14">
      <abbr title={institute.name} className="block font-heading text-[14px] leading-5 no-underline sm:text-lg">
        {shortInstituteName(institute.name)}
      </abbr>
      <abbr title={programme.name} className="block font-normal no-underline">
        {briefBranchName(programme.name)}
      </abbr>
      <RemoveLink seat={seat} />
      <Bookmark
        value={seat.key}
        label={choosing.mark(`${programme.name}, ${institute.name}`)}
        className="bookmark-bare print:hidden"
      />
    </th>
  )
}

type PartProps = Props & { label: string; note?: string; cell: (seat: ComparedSeat) => ReactNode }

/** One thing to compare: its name over the whole width, then a cell a seat. */
function Part({ seats, label, note, cell }: PartProps) {
  return (
    <tbody>
      <tr className="border-t border-border">
        <th scope="rowgroup" colSpan={seats.length} className="pt-3 text-start font-normal">
          <span className="type-small block text-secondary">{label}</span>
          {note !== undefined && <span className="type-small block text-tertiary">{note}</span>}
        </th>
      </tr>
      <tr className="align-top">
        {seats.map((seat) => (
          <td key={seat.key} className="pe-2 pt-1 pb-3 wrap-anywhere sm:pe-6">
            {cell(seat)}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

/** The best score of a line, if two at least are known and one is better than another. */
function bestOf(facts: readonly (ShownFact | null)[]): number | undefined {
  const scores = facts.flatMap((fact) => (fact?.score === undefined ? [] : [fact.score]))
  const best = Math.max(...scores)
  return scores.length > 1 && scores.some((score) => score < best) ? best : undefined
}

function FactCell({ fact, label, best }: { fact: ShownFact | null; label: string; best: number | undefined }) {
  const { colleges: words } = useWords()
  if (fact?.value === undefined) {
    return <FactText value={words.notPublished} note={fact?.note} className="text-tertiary" />
  }
  const isBest = best !== undefined && fact.score === best
  // Where the figure is of another kind or year than the line's name says, the cell says which.
  const note = fact.name === label ? fact.note : `${fact.name}. ${fact.note}`
  return (
    <FactText
      value={isBest ? `${fact.value} ●` : fact.value}
      note={isBest ? `${words.best}. ${note}` : note}
      className={isBest ? 'font-heading text-safe' : 'font-heading'}
    />
  )
}

function FactText({ value, note, className }: { value: string; note: string | undefined; className: string }) {
  return (
    <>
      <span className={`tabular-nums ${className}`}>{value}</span>
      {note !== undefined && <span className="mt-0.5 block text-[13px] leading-4.5 text-secondary">{note}</span>}
    </>
  )
}

function Distance({ seat: { key, institute, facts } }: { seat: ComparedSeat }) {
  const { colleges: words, states, language } = useWords()
  const home = useStoredHome()
  if (home === undefined) {
    const page = inLanguage(paths.college(key.split('/')[0] ?? ''), language)
    return (
      <a href={`${page}#home-place`} className="inline-flex min-h-11 items-center text-primary-text underline">
        {words.setHome}
      </a>
    )
  }
  const city = institute.city ?? ''
  if (home.at && facts?.at) {
    const km = distanceKm(home.at, facts.at)
    const note = `${words.distanceFrom(home.name)} ${words.straight(city)}`
    return <FactText value={km === 0 ? words.near : words.km(String(km))} note={note} className="font-heading" />
  }
  if (home.at) return <FactText value={words.notPublished} note={words.noPoint} className="text-tertiary" />
  const state = states[institute.state as keyof typeof states] ?? institute.state ?? ''
  const value = home.state === institute.state ? words.sameState : words.otherState
  return <FactText value={value} note={words.stateNote(state)} className="font-heading" />
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
      className="type-small flex min-h-11 w-fit min-w-11 items-center font-normal text-primary-text print:hidden"
    >
      {words.remove}
    </Link>
  )
}
