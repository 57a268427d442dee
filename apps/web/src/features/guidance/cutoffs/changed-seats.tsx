import {
  CHANGES_STORED_MAX,
  DIFFERENCE_KINDS,
  type DifferenceKind,
  type ImportDifference,
  type ImportJob,
} from '@sopaan/contract/managed-imports'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { Answered } from './answered.tsx'
import { differencesQuery } from './imports.queries.ts'

/** What an import would change, or changed: each seat with its ranks before and after, the largest change first. */
export function ChangedSeats({ job }: { job: ImportJob }) {
  const { managedData: words } = useWords()
  const isAhead = job.state === 'checked'
  const counts = countsOf(job)
  const kinds = DIFFERENCE_KINDS.filter((kind) => counts[kind] > 0)
  const [chosen, setChosen] = useState<DifferenceKind>()
  const kind = chosen !== undefined && kinds.includes(chosen) ? chosen : (kinds[0] ?? 'changed')
  const [page, setPage] = useState(1)
  const choose = (next: DifferenceKind) => {
    setChosen(next)
    setPage(1)
  }
  return (
    <section aria-labelledby="changes" className="grid gap-4">
      <h2 id="changes" className="type-subsection scroll-mt-20">
        {isAhead ? words.changesAhead : words.changesTitle}
      </h2>
      {kinds.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{words.changesOf}</legend>
          {kinds.map((each) => (
            <Button
              key={each}
              look="line"
              aria-pressed={each === kind}
              className="aria-pressed:border-primary-text aria-pressed:bg-primary-soft aria-pressed:text-primary-text"
              onClick={() => choose(each)}
            >
              {words.changeKinds[each]} <span className="text-tertiary tabular-nums">{groupIndian(counts[each])}</span>
            </Button>
          ))}
        </fieldset>
      )}
      {isAhead && counts[kind] > CHANGES_STORED_MAX && <p className="text-secondary">{words.changesKept}</p>}
      <Changes job={job} kind={kind} page={page} onTurn={setPage} />
    </section>
  )
}

type ChangesProps = { job: ImportJob; kind: DifferenceKind; page: number; onTurn: (page: number) => void }

function Changes({ job, kind, page, onTurn }: ChangesProps) {
  const { managedData: words } = useWords()
  const query = useQuery(differencesQuery(job, kind, page))
  return (
    <Answered query={query}>
      {({ data, page: info }) =>
        data.length === 0 ? (
          <p className="text-secondary">{words.changesNone}</p>
        ) : (
          <>
            <div className="overflow-clip rounded-sheet border border-border bg-surface">
              <Table
                caption={words.changeKinds[kind]}
                rows={data}
                keyOf={({ source, institute, programme, pool }) => [source, institute, programme, pool].join('|')}
                columns={columnsOf(kind, words)}
                item={(row) => (
                  <div className="grid gap-1">
                    <Seat row={row} />
                    <p className="tabular-nums">
                      {`${kind === 'unlikely' ? usualOf(row, words) : ranksOf(row.before, words)} → ${ranksOf(row.after, words)}`}
                    </p>
                  </div>
                )}
              />
            </div>
            <PageNav label={`${words.changeKinds[kind]}: ${words.pages}`} page={info} onPage={onTurn} />
          </>
        )
      }
    </Answered>
  )
}

type ManagedWords = Words['managedData']

function columnsOf(kind: DifferenceKind, words: ManagedWords): Column<ImportDifference>[] {
  const figure = (text: string) => <span className="whitespace-nowrap">{text}</span>
  const seat = { name: words.seat, cell: (row: ImportDifference) => <Seat row={row} /> }
  const before = {
    name: words.before,
    isFigure: true,
    cell: (row: ImportDifference) => figure(kind === 'unlikely' ? usualOf(row, words) : ranksOf(row.before, words)),
  }
  const after = {
    name: words.after,
    isFigure: true,
    cell: (row: ImportDifference) => figure(ranksOf(row.after, words)),
  }
  return [seat, before, after]
}

function ranksOf(side: ImportDifference['before'], words: ManagedWords): string {
  return side === null ? words.absent : words.ranks(groupIndian(side.openingRank), groupIndian(side.closingRank))
}

function usualOf({ usual }: ImportDifference, words: ManagedWords): string {
  return usual === null ? words.absent : words.usual(groupIndian(usual.closingRank), usual.source)
}

/** Counts by kind, as the check found them; which ranks looked wrong is told before publishing alone. */
function countsOf({ report, state }: ImportJob): Record<DifferenceKind, number> {
  return {
    unlikely: state === 'checked' ? (report?.unlikely ?? 0) : 0,
    gone: report?.gone ?? 0,
    changed: report?.changed ?? 0,
    fresh: report?.fresh ?? 0,
  }
}

function Seat({ row: { institute, programme, pool, source } }: { row: ImportDifference }) {
  return (
    <span>
      <span className="block font-semibold">{programme}</span>
      <span className="type-small block text-secondary">{[institute, pool, source].join(' · ')}</span>
    </span>
  )
}
