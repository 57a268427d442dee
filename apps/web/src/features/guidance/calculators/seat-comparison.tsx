import { type SeatComparison as Compared, isSeatKey } from '@sopaan/contract/compared-seats'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { spellChoice } from '@sopaan/domain/seats/spelled-choice'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useWords } from '#web/words/use-words.tsx'
import { OrderAdvice } from './order-advice.tsx'
import { NoAnswer } from './range-answer.tsx'
import { SEAT_FIELD, SEATS_MAX, sayNames, seatKeysOf } from './seat-field.ts'
import { SeatTable } from './seat-table.tsx'

type Props = {
  answer: Compared
  /** The address holds a search that could not be read. */
  isSearchUnread: boolean
  /** Whose chance the columns say. */
  children: ReactNode
}

/** What was found, to add, and the chosen seats side by side: the advice first on a phone, after the columns on a desktop. */
export function SeatsSideBySide({ answer, isSearchUnread, children }: Props) {
  const { branches: words } = useWords()
  return (
    <>
      <FoundSeats answer={answer} />
      {isSearchUnread && <p className="mt-4 text-likely">{words.seatsRefused}</p>}
      {answer.unknownKeys.length > 0 && (
        <p className="mt-4 text-likely">
          {words.seatsUnknown(sayNames(answer.unknownKeys.map(nameOfKey)), answer.unknownKeys.length)}
        </p>
      )}
      {answer.seats.length < 2 && <NoAnswer>{words.seatsTooFew}</NoAnswer>}
      {answer.seats.length > 0 && (
        <div className="mt-4 flex flex-col gap-4">
          <OrderAdvice seats={answer.seats} />
          <div className="md:order-first">
            <SeatTable seats={answer.seats} />
          </div>
          <div className="print:hidden">{children}</div>
        </div>
      )}
    </>
  )
}

/** A seat as its key spells it; what is no key at all as it stands in the address. */
function nameOfKey(key: string): string {
  if (!isSeatKey(key)) return key
  const { institute, programme } = spellChoice(key)
  return `${institute}, ${programme}`
}

function FoundSeats({ answer: { found, total, seats } }: { answer: Compared }) {
  const { branches: words } = useWords()
  const [search] = useSearchParams()
  if (!search.get('q')?.trim()) return null
  if (found.length === 0) return <p className="mb-4 text-secondary">{words.seatsNotFound}</p>
  const isFull = seats.length >= SEATS_MAX
  return (
    <section className="mb-8">
      <h2 className="type-subsection">{words.seatsFound(String(found.length), String(total))}</h2>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {found.map((seat) => {
          const isChosen = seats.some(({ key }) => key === seat.key)
          return (
            <li key={seat.key} className="flex items-center justify-between gap-3 border-t border-border py-2">
              <span>
                <span className="block font-semibold">{seat.institute.name}</span>
                {seat.programme.name}
                <span className="type-small block text-tertiary">
                  {[
                    words.quotaOf(seat.quota),
                    seat.seatType,
                    words.genders[seat.gender],
                    words.closed(groupIndian(seat.newest.closing ?? 0), String(seat.newest.season)),
                  ].join(' · ')}
                </span>
              </span>
              {!isChosen && !isFull && (
                <Link
                  to={`?${withSeat(search, seat.key)}`}
                  preventScrollReset
                  aria-label={words.addThis(`${seat.institute.name}, ${seat.programme.name}`)}
                  className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center font-semibold text-primary-text"
                >
                  {words.add}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function withSeat(search: URLSearchParams, key: string): URLSearchParams {
  const kept = [...search].filter(([name]) => name !== SEAT_FIELD)
  return new URLSearchParams([...kept, ...[...seatKeysOf(search), key].map((seat) => [SEAT_FIELD, seat])])
}
