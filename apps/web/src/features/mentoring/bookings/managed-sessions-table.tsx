import type { ManagedBookingRow } from '@sopaan/contract/managed-bookings'
import { paths } from '@sopaan/contract/paths'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { Badge } from '#web/ui/badge.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { SESSION_TONES } from './session-tones.ts'

const USUAL_SORT = '-startsAt'

/** Sessions with both people, when they begin and were asked for, and where they stand. */
export function ManagedSessionsTable({
  rows,
  search,
}: {
  rows: readonly ManagedBookingRow[]
  search: URLSearchParams
}) {
  const { sessionRecord: words, language } = useWords()
  const at = (iso: string) => <span className="whitespace-nowrap">{formatDayAndTime(new Date(iso), language)}</span>
  const state = (row: ManagedBookingRow) => <Badge tone={SESSION_TONES[row.state]}>{words.states[row.state]}</Badge>
  const byName = { usual: USUAL_SORT, first: 'ascending' } as const
  const byTime = { usual: USUAL_SORT }
  return (
    <div className="overflow-clip rounded-sheet border border-border bg-surface">
      <Table
        caption={words.title}
        rows={rows}
        keyOf={({ _id }) => _id}
        columns={[
          { name: words.column.mentee, sort: sortLink(search, 'mentee', byName), cell: (row) => <Way row={row} /> },
          {
            name: words.column.mentor,
            key: 'mentor',
            sort: sortLink(search, 'mentor', byName),
            cell: ({ mentor }) => <span className="line-clamp-1 max-w-56 wrap-anywhere">{mentor.fullName}</span>,
          },
          { name: words.column.state, key: 'state', sort: sortLink(search, 'state', byName), cell: state },
          {
            name: words.column.starts,
            key: 'starts',
            isFigure: true,
            sort: sortLink(search, 'startsAt', byTime),
            cell: ({ startsAt }) => at(startsAt),
          },
          {
            name: words.column.asked,
            key: 'asked',
            isFigure: true,
            sort: sortLink(search, 'askedAt', byTime),
            cell: ({ askedAt }) => at(askedAt),
          },
        ]}
        choice={useColumnChoice('sessions')}
        item={(row) => (
          <RowItem
            title={<Way row={row} />}
            note={
              <>
                {row.mentor.fullName} · {at(row.startsAt)}
              </>
            }
            noteEnd={state(row)}
          />
        )}
      />
    </div>
  )
}

/** The way to all of a session, named by its mentee. */
function Way({ row }: { row: ManagedBookingRow }) {
  return (
    <Link
      to={paths.managedSession(row._id)}
      className="-my-2 inline-flex min-h-11 items-center font-semibold text-default wrap-anywhere"
    >
      <span className="line-clamp-1 min-[1280px]:max-w-56">{row.mentee.fullName}</span>
    </Link>
  )
}
