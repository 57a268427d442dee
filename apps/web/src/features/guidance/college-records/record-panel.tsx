import type { RecordKind } from '@sopaan/contract/college-records'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { changeSearch } from '#web/forms/read-search.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { recordQuery } from './college-records.queries.ts'
import { RecordBody } from './record-body.tsx'
import { RECORD_PARTS } from './record-parts.ts'

type Props = { kind: RecordKind; id: string; search: URLSearchParams }

/** One record beside the list, a part at a time; which one stands in the address. A phone shows the record's page instead. */
export function RecordPanel({ kind, id, search }: Props) {
  const { collegeRecords: words } = useWords()
  const query = useQuery(recordQuery(kind, id))
  const part = RECORD_PARTS.find((each) => each === search.get('part')) ?? 'rename'
  const counts = { rename: '', merge: '', spellings: query.data?.spelt.length, history: query.data?.changes.length }
  return (
    <aside
      aria-label={query.data?.name ?? words.title}
      className="sticky top-20 hidden max-h-[calc(100vh-6rem)] grid-cols-[minmax(0,1fr)] gap-3 overflow-y-auto rounded-sheet border border-border bg-surface p-4 lg:grid [&_form]:grid-cols-1 [&_form>*]:col-span-1"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="type-subsection wrap-anywhere">{query.data?.name ?? words.title}</h2>
        <Link
          to={`?${changeSearch(search, { open: undefined, part: undefined })}`}
          preventScrollReset
          className="inline-flex min-h-11 shrink-0 items-center font-semibold text-primary-text"
        >
          {words.close}
        </Link>
      </div>
      <Tabs
        label={words.parts}
        tabs={RECORD_PARTS.map((key) => ({
          key,
          label: words.partNames[key],
          count: typeof counts[key] === 'number' ? groupIndian(counts[key]) : '',
          to: `?${changeSearch(search, { part: key })}`,
          isCurrent: key === part,
        }))}
      />
      <Loaded query={query} failed={words.loadFailed}>
        {(record) => <RecordBody key={record._id} record={record} part={part} />}
      </Loaded>
      <Link
        to={paths.collegeRecord(kind, id)}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary-text"
      >
        {words.ownPage}
      </Link>
    </aside>
  )
}
