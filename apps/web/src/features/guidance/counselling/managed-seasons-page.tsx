import type { ManagedSeason } from '@sopaan/contract/managed-seasons'
import { paths } from '@sopaan/contract/paths'
import { formatDate, formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { managedSeasonsQuery } from './managed-seasons.queries.ts'
import { SeasonBadge } from './season-badge.tsx'
import { SeasonForm } from './season-form.tsx'

/** The dates of the counselling by season and version: what is published, what was, and what is being written. */
export default function ManagedSeasonsPage() {
  const { managedSeasons: words } = useWords()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const query = useQuery(managedSeasonsQuery(readPageNumber(search)))
  const [isAdding, setIsAdding] = useState(false)
  const handleDone = (id?: string) => {
    setIsAdding(false)
    if (id !== undefined) void navigate(paths.managedSeason(id))
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <DocumentHead title={words.title} isIndexed={false} />
      <Link
        to={paths.managedCollegeData()}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary-text"
      >
        {words.back}
      </Link>
      <h1 className="sr-only">{words.title}</h1>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="measure text-secondary">{words.lead}</p>
        <Button className="lg:min-h-9" onClick={() => setIsAdding(true)}>
          {words.addSeason}
        </Button>
      </div>
      <Dialog title={words.addSeason} isOpen={isAdding} onClose={() => setIsAdding(false)}>
        {isAdding && <SeasonForm season={undefined} onDone={handleDone} />}
      </Dialog>
      <Loaded query={query} failed={words.loadFailed}>
        {({ data, page }) => (
          <>
            {data.length === 0 ? (
              <EmptyState title={words.none}>{words.noneText}</EmptyState>
            ) : (
              <div className="w-full overflow-clip rounded-sheet border border-border bg-surface">
                <SeasonTable seasons={data} />
              </div>
            )}
            <PageNav label={words.pages} page={page} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function SeasonTable({ seasons }: { seasons: readonly ManagedSeason[] }) {
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
        { name: words.column.season, cell: (season) => <SeasonLink season={season} /> },
        { name: words.column.state, cell: ({ state }) => <SeasonBadge state={state} /> },
        { name: words.column.steps, isFigure: true, cell: ({ stepCount }) => stepCount },
        { name: words.column.checked, isFigure: true, cell: checked },
        { name: words.column.published, cell: published },
      ]}
      item={(season) => (
        <RowItem
          title={<SeasonLink season={season} />}
          note={[words.steps(season.stepCount), words.readOn(checked(season)), published(season)].join(' · ')}
          noteEnd={<SeasonBadge state={season.state} />}
        />
      )}
    />
  )
}

function SeasonLink({ season: { _id, body, season, version } }: { season: ManagedSeason }) {
  const { managedSeasons: words } = useWords()
  return (
    <Link to={paths.managedSeason(_id)} className="inline-flex min-h-11 items-center font-semibold text-primary-text">
      {words.named(body, String(season), String(version))}
    </Link>
  )
}
