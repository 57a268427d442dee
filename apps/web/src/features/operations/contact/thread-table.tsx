import type { ThreadFacts } from '@sopaan/contract/threads'
import { formatDate } from '@sopaan/domain/time/format'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Duty } from '#web/ui/list-for-staff.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { type Selection, Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'

type Thread = { _id: string; createdAt: string; message: string } & Pick<ThreadFacts, 'assignee'>

type Props<Row> = {
  caption: string
  rows: readonly Row[]
  open: (row: Row) => ReactNode
  dutyOf: (row: Row) => Duty<Row>
  /** What it is about, in a few words. */
  aboutOf: (row: Row) => string
  /** Where it has got to. */
  stateOf: (row: Row) => ReactNode
  selection: Selection | undefined
}

/** Messages or grievances, one line each: from whom, about what, where it has got to, who answers, and since when. */
export function ThreadTable<Row extends Thread>({
  caption,
  rows,
  open,
  dutyOf,
  aboutOf,
  stateOf,
  selection,
}: Props<Row>) {
  const { contact, language } = useWords()
  const words = contact.desk
  const [search] = useSearchParams()
  const came = ({ createdAt }: Row) => <span className="whitespace-nowrap">{formatDate(createdAt, language)}</span>
  const assignee = ({ assignee }: Row) => assignee?.fullName ?? '–'
  const state = (row: Row) => <span className="whitespace-nowrap">{dutyOf(row).settled?.text ?? stateOf(row)}</span>
  const byWords = (column: string) => sortLink(search, column, { first: 'ascending' })
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ _id }) => _id}
      {...(selection && { selection })}
      columns={[
        {
          name: words.column.from,
          sort: byWords('name'),
          cell: (row) => <span className="block min-w-32">{open(row)}</span>,
        },
        {
          name: words.column.about,
          key: 'about',
          sort: byWords('topic'),
          cell: (row) => (
            <span className="line-clamp-1 wrap-anywhere">
              {aboutOf(row)} <span className="type-small text-tertiary">{row.message}</span>
            </span>
          ),
        },
        { name: words.column.state, key: 'state', sort: byWords('state'), cell: state },
        {
          name: words.assignee,
          key: 'assignee',
          sort: byWords('assignee'),
          cell: (row) => <span className="line-clamp-1 max-w-40 wrap-anywhere">{assignee(row)}</span>,
        },
        { name: words.column.came, key: 'came', isFigure: true, sort: sortLink(search, 'askedAt'), cell: came },
      ]}
      item={(row) => (
        <RowItem title={open(row)} end={came(row)} note={`${aboutOf(row)} · ${row.message}`} noteEnd={state(row)} />
      )}
      choice={useColumnChoice('messages')}
    />
  )
}
