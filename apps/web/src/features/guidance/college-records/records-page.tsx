import { collegeRecords, RECORD_KINDS } from '@sopaan/contract/college-records'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { changeSearch, readSearch } from '#web/forms/read-search.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { downloadRecords, recordsQuery } from './college-records.queries.ts'
import { readKind } from './read-kind.ts'
import { RecordPanel } from './record-panel.tsx'
import { RecordsTable } from './records-table.tsx'

const CONSTRAINTS = constraintsOf(collegeRecords.list)

/** Colleges and branches as records: found by any of their names, each led to its own page. */
export default function RecordsPage() {
  const { collegeRecords: words } = useWords()
  const [search] = useSearchParams()
  const { page = 1, q = '', sort = 'name', only } = readSearch(CONSTRAINTS, search).taken
  const kind = readKind(search)
  const asked = { kind, q, sort, only }
  const open = search.get('open')
  const query = useQuery(recordsQuery({ kind, q, sort, page, ...(only && { only }) }))
  const isTwinless = only !== undefined && q === ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="flex flex-wrap items-center gap-4">
        <BackLink to={paths.managedCollegeData()}>{words.back}</BackLink>
        <h1 className="type-subsection">{words.title}</h1>
        <KindNav kind={kind} />
      </div>
      <ListViews list="records" shown={kind === 'institute' ? {} : { kind }}>
        {query.data && (
          <p role="status" className="font-semibold tabular-nums">
            {words.found[kind](query.data.page.total, groupIndian(query.data.page.total))}
          </p>
        )}
        <FileButton
          label={words.csv}
          words={{ failed: words.csvFailed }}
          onTake={() => downloadRecords(asked)}
          long={{ list: 'records', filter: asked }}
        />
      </ListViews>
      <RecordSearch key={search.toString()} search={search} twins={query.data?.twins} />
      <Loaded query={query} failed={words.loadFailed}>
        {({ data, page }) =>
          data.length === 0 ? (
            <EmptyState title={isTwinless ? words.noTwins : words.noneFound}>
              {isTwinless ? words.noTwinsText : words.noneText}
            </EmptyState>
          ) : (
            <>
              <div className={open ? 'grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_24rem]' : undefined}>
                <div className="overflow-clip rounded-sheet border border-border bg-surface">
                  <RecordsTable kind={kind} records={data} search={search} />
                </div>
                {open && <RecordPanel key={open} kind={kind} id={open} search={search} />}
              </div>
              <PageNav label={words.pages} page={page} />
            </>
          )
        }
      </Loaded>
      <p className="type-small measure text-tertiary">{words.lead}</p>
    </div>
  )
}

type SearchProps = { search: URLSearchParams; twins: number | undefined }

/** What narrows the list, in one row; it stands in the address. */
function RecordSearch({ search, twins }: SearchProps) {
  const { collegeRecords: words } = useWords()
  const kind = readKind(search)
  const { q = '', sort, only } = readSearch(CONSTRAINTS, search).taken
  const kept = { kind: kind === 'institute' ? undefined : kind, sort: sort === 'name' ? undefined : sort }
  const turned = changeSearch(search, {
    only: only === undefined ? 'twins' : undefined,
    page: undefined,
    open: undefined,
    part: undefined,
  })
  return (
    <FilterRow
      search={{ label: words.search, hint: words.search, value: q, ...limitsOf(CONSTRAINTS, 'q') }}
      kept={{ ...kept, only }}
      words={{ show: words.find, clear: words.clear }}
      isNarrowed={q !== '' || only !== undefined}
    >
      <Link
        to={`?${turned}`}
        aria-current={only === undefined ? undefined : 'true'}
        className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-border-control bg-surface px-3 text-default no-underline aria-[current]:border-primary-text aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary-text lg:min-h-9"
      >
        {words.twins} {twins !== undefined && <span className="tabular-nums">{groupIndian(twins)}</span>}
      </Link>
    </FilterRow>
  )
}

/** The way between the two kinds of records. */
function KindNav({ kind }: { kind: ReturnType<typeof readKind> }) {
  const { collegeRecords: words } = useWords()
  return (
    <nav aria-label={words.kinds} className="flex flex-wrap gap-4">
      {RECORD_KINDS.map((each) => (
        <Link
          key={each}
          to={`${paths.collegeRecords()}${each === 'institute' ? '' : `?kind=${each}`}`}
          aria-current={each === kind ? 'page' : undefined}
          className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text aria-[current]:underline"
        >
          {words.kindNames[each]}
        </Link>
      ))}
    </nav>
  )
}
