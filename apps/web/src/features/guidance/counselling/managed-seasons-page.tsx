import {
  type ManagedSeason,
  SEASON_STATES,
  type SeasonSort,
  managedSeasons as seasonCalls,
} from '@sopaan/contract/managed-seasons'
import { paths } from '@sopaan/contract/paths'
import { formatDate, formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readPageNumber, readSearch } from '#web/forms/read-search.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import { useWords } from '#web/words/use-words.tsx'
import { downloadSeasons, managedSeasonsQuery } from './managed-seasons.queries.ts'
import { SeasonBadge } from './season-badge.tsx'
import { SeasonForm } from './season-form.tsx'

const CONSTRAINTS = constraintsOf(seasonCalls.list)
const USUAL_SORT: SeasonSort = '-season'

/** The dates of the counselling by season and version: what is published, what was, and what is being written. */
export default function ManagedSeasonsPage() {
  const { managedSeasons: words, staff } = useWords()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { q, state, sort = USUAL_SORT } = readSearch(CONSTRAINTS, search).taken
  const asked = { q, state, sort }
  const query = useQuery(managedSeasonsQuery(asked, readPageNumber(search)))
  const [isAdding, setIsAdding] = useState(false)
  const handleDone = (id?: string) => {
    setIsAdding(false)
    if (id !== undefined) void navigate(paths.managedSeason(id))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DocumentHead title={words.title} isIndexed={false} />
      <h1 className="sr-only">{words.title}</h1>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Link
          to={paths.managedCollegeData()}
          className="inline-flex min-h-11 min-w-11 items-center font-semibold text-primary-text lg:min-h-9"
        >
          {words.back}
        </Link>
        <Button className="lg:min-h-9" onClick={() => setIsAdding(true)}>
          {words.addSeason}
        </Button>
      </div>
      <ListViews list="seasons">
        <FileButton
          label={staff.list.csv}
          words={{ failed: staff.list.csvFailed }}
          onTake={() => downloadSeasons(asked)}
          long={{ list: 'seasons', filter: asked }}
        />
      </ListViews>
      <FilterRow
        key={search.toString()}
        search={{ label: staff.list.search, hint: words.searchHint, value: q, ...limitsOf(CONSTRAINTS, 'q') }}
        kept={{ sort: sort === USUAL_SORT ? undefined : sort }}
        words={staff.list}
        isNarrowed={q !== undefined || state !== undefined}
      >
        <ChipSelect label={staff.list.state} name="state" defaultValue={state ?? ''}>
          <option value="">{staff.list.anyState}</option>
          {SEASON_STATES.map((each) => (
            <option key={each} value={each}>
              {words.states[each]}
            </option>
          ))}
        </ChipSelect>
      </FilterRow>
      <Dialog title={words.addSeason} isOpen={isAdding} onClose={() => setIsAdding(false)}>
        {isAdding && <SeasonForm season={undefined} onDone={handleDone} />}
      </Dialog>
      <Loaded query={query} failed={words.loadFailed}>
        {({ data, page }) => (
          <>
            {data.length === 0 ? (
              <EmptyState title={q === undefined && state === undefined ? words.none : staff.list.none}>
                {q === undefined && state === undefined ? words.noneText : staff.list.noneText}
              </EmptyState>
            ) : (
              <div className="w-full overflow-clip rounded-sheet border border-border bg-surface">
                <SeasonTable seasons={data} search={search} />
              </div>
            )}
            <PageNav label={words.pages} page={page} />
          </>
        )}
      </Loaded>
      <p className="type-small measure text-tertiary">{words.lead}</p>
    </div>
  )
}

type TableProps = { seasons: readonly ManagedSeason[]; search: URLSearchParams }

function SeasonTable({ seasons, search }: TableProps) {
  const sortBy = (column: string) => sortLink(search, column, { usual: USUAL_SORT })
  const { managedSeasons: words, language } = useWords()
  const published = ({ publishedAt, publishedBy }: ManagedSeason) =>
    publishedAt === null
      ? words.notPublished
      : [formatDateTime(publishedAt, language), ...(publishedBy === null ? [] : [publishedBy])].join(', ')
  const checked = ({ checkedOn }: ManagedSeason) => formatDate(checkedOn, language)
  return (
    <Table
      caption={words.title}
      rows={seasons}
      keyOf={({ _id }) => _id}
      columns={[
        { name: words.column.season, sort: sortBy('season'), cell: (season) => <SeasonLink season={season} /> },
        {
          name: words.column.state,
          key: 'state',
          sort: sortBy('state'),
          cell: ({ state }) => <SeasonBadge state={state} />,
        },
        {
          name: words.column.steps,
          key: 'steps',
          isFigure: true,
          sort: sortBy('steps'),
          cell: ({ stepCount }) => stepCount,
        },
        { name: words.column.checked, key: 'checked', isFigure: true, sort: sortBy('checkedOn'), cell: checked },
        { name: words.column.published, key: 'published', sort: sortBy('publishedAt'), cell: published },
      ]}
      item={(season) => (
        <RowItem
          title={<SeasonLink season={season} />}
          note={[words.steps(season.stepCount), words.readOn(checked(season)), published(season)].join(' · ')}
          noteEnd={<SeasonBadge state={season.state} />}
        />
      )}
      choice={useColumnChoice('seasons')}
    />
  )
}

function SeasonLink({ season: { _id, body, season, version } }: { season: ManagedSeason }) {
  const { managedSeasons: words } = useWords()
  return (
    <Link
      to={paths.managedSeason(_id)}
      className="-my-2 inline-flex min-h-11 items-center font-semibold text-primary-text"
    >
      {words.named(body, String(season), String(version))}
    </Link>
  )
}
