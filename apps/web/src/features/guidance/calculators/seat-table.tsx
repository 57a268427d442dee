import type { ComparedSeat } from '@sopaan/contract/compared-seats'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Bookmark } from '#web/ui/bookmark.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { SEAT_FIELD } from './seat-field.ts'

type Props = { seats: readonly ComparedSeat[] }

/** Seats side by side, a column each. Every line of figures is of one quota, one seat type and one gender. */
export function SeatTable({ seats }: Props) {
  const { branches: words, choosing } = useWords()
  const isOneList = new Set(seats.map(({ list, seatType }) => `${list} ${seatType}`)).size === 1
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must take focus.
    <section className="overflow-x-auto" tabIndex={0} aria-label={words.seatsLabel}>
      <table className="w-full min-w-max table-fixed text-start">
        <thead>
          <tr>
            {seats.map((seat) => (
              <th key={seat.key} scope="col" className="w-64 pe-6 pb-3 text-start align-bottom sm:pt-14">
                <span className="type-card block">{seat.institute.name}</span>
                <span className="block font-normal">{seat.programme.name}</span>
                <RemoveLink seat={seat} />
                <Bookmark
                  value={seat.key}
                  label={choosing.mark(`${seat.programme.name}, ${seat.institute.name}`)}
                  words={{
                    off: choosing.add,
                    on: choosing.added,
                    of: `${seat.programme.name}, ${seat.institute.name}`,
                  }}
                  className="mt-1 print:hidden"
                />
              </th>
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
        <Part
          seats={seats}
          label={words.nirf}
          note={words.nirfNote}
          cell={({ institute }) =>
            institute.nirfEngineering2025 === undefined ? words.nirfNone : institute.nirfEngineering2025
          }
        />
      </table>
    </section>
  )
}

type PartProps = Props & { label: string; note?: string; cell: (seat: ComparedSeat) => ReactNode }

/** One thing to compare: its name over the whole width, then a cell a seat. */
function Part({ seats, label, note, cell }: PartProps) {
  return (
    <tbody>
      <tr className="border-t border-border">
        <th scope="rowgroup" colSpan={seats.length} className="pt-4 text-start font-normal">
          <div className="sticky left-0 w-fit max-w-[min(65ch,calc(100vw-5rem))]">
            <span className="block font-heading">{label}</span>
            {note !== undefined && <span className="type-small block text-tertiary">{note}</span>}
          </div>
        </th>
      </tr>
      <tr className="align-top">
        {seats.map((seat) => (
          <td key={seat.key} className="pe-6 pt-2 pb-4">
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
          <tr key={season}>
            <th scope="row" className="pe-4 text-start font-normal text-secondary">
              {words.seasonRound(String(season), String(round))}
            </th>
            <td className="text-end font-semibold">{closing === null ? words.notPrinted : groupIndian(closing)}</td>
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
      className="type-small inline-flex min-h-11 items-center font-normal text-primary-text print:hidden"
    >
      {words.remove}
    </Link>
  )
}
