import type { ImportDifference } from '@sopaan/contract/managed-imports'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { Answered } from './answered.tsx'
import { differencesQuery } from './imports.queries.ts'
import { Turner } from './turner.tsx'

/** What a published import changed: each seat with its ranks before and after. */
export function ChangedSeats({ id }: { id: string }) {
  const { managedData: words } = useWords()
  const [page, setPage] = useState(1)
  const query = useQuery(differencesQuery(id, page))
  const ranks = (side: ImportDifference['before']) =>
    side === null ? words.absent : words.ranks(groupIndian(side.openingRank), groupIndian(side.closingRank))
  return (
    <section aria-labelledby="changes" className="grid gap-4">
      <h2 id="changes" className="type-subsection">
        {words.changesTitle}
      </h2>
      <Answered query={query}>
        {({ data, page: info }) =>
          data.length === 0 ? (
            <p className="text-ink-2">{words.changesNone}</p>
          ) : (
            <>
              <div className="overflow-hidden rounded-sheet border border-line bg-sheet">
                <Table
                  caption={words.changesTitle}
                  rows={data}
                  keyOf={({ source, institute, programme, pool }) => [source, institute, programme, pool].join('|')}
                  columns={[
                    { name: words.seat, cell: (row) => <Seat row={row} /> },
                    {
                      name: words.before,
                      isFigure: true,
                      cell: ({ before }) => <span className="whitespace-nowrap">{ranks(before)}</span>,
                    },
                    {
                      name: words.after,
                      isFigure: true,
                      cell: ({ after }) => <span className="whitespace-nowrap">{ranks(after)}</span>,
                    },
                  ]}
                  item={(row) => (
                    <div className="grid gap-1">
                      <Seat row={row} />
                      <p className="tabular-nums">{`${ranks(row.before)} → ${ranks(row.after)}`}</p>
                    </div>
                  )}
                />
              </div>
              <Turner info={info} onTurn={setPage} />
            </>
          )
        }
      </Answered>
    </section>
  )
}

function Seat({ row: { institute, programme, pool, source } }: { row: ImportDifference }) {
  return (
    <span>
      <span className="block font-semibold">{programme}</span>
      <span className="type-small block text-ink-2">{[institute, pool, source].join(' · ')}</span>
    </span>
  )
}
