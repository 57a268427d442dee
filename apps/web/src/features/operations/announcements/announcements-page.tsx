import type { Announcement } from '@sopaan/contract/managed-announcements'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writtenIn } from '@sopaan/domain/languages'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ANNOUNCEMENT_TONES, audienceText, NO_FIGURE, shareRead } from './announcement-facts.ts'
import { announcementsQuery } from './announcements.queries.ts'

/** What staff announced, and what they are about to. */
export default function AnnouncementsPage() {
  const { announcements: words } = useWords()
  const [search] = useSearchParams()
  const query = useQuery(announcementsQuery(readPageNumber(search)))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="measure text-secondary">{words.lead}</p>
        <Link to={paths.newAnnouncement()} className={buttonClasses('pen')}>
          <Icon name="plus" />
          {words.add}
        </Link>
      </div>
      <Loaded query={query} failed={words.failed}>
        {({ data, page }) =>
          data.length === 0 ? (
            <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
          ) : (
            <>
              <div className="overflow-clip rounded-sheet border border-border bg-surface">
                <AnnouncementTable rows={data} />
              </div>
              <PageNav label={words.pages} page={page} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function AnnouncementTable({ rows }: { rows: readonly Announcement[] }) {
  const { announcements: words, language } = useWords()
  const due = ({ dueAt }: Announcement) => (dueAt === null ? NO_FIGURE : formatDayAndTime(new Date(dueAt), language))
  const reached = ({ reached }: Announcement) => (reached === 0 ? NO_FIGURE : groupIndian(reached))
  const read = (row: Announcement) => {
    const percent = shareRead(row)
    return percent === null ? NO_FIGURE : words.share(percent)
  }
  const title = (row: Announcement) => (
    <Link
      to={paths.announcement(row._id)}
      className="-my-2 inline-flex min-h-11 items-center font-semibold wrap-anywhere text-primary-text"
    >
      {writtenIn(language, row.title)}
    </Link>
  )
  const state = (row: Announcement) => <Badge tone={ANNOUNCEMENT_TONES[row.state]}>{words.states[row.state]}</Badge>
  const audience = (row: Announcement) => audienceText(row, words, language)
  return (
    <Table
      caption={words.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      columns={[
        { name: words.column.title, cell: title },
        { name: words.column.audience, cell: audience },
        { name: words.column.state, cell: state },
        { name: words.column.due, isFigure: true, cell: due },
        { name: words.column.reached, isFigure: true, cell: reached },
        { name: words.column.read, isFigure: true, cell: read },
      ]}
      item={(row) => (
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center justify-between gap-2">
            {title(row)}
            {state(row)}
          </div>
          <p className="type-small text-secondary tabular-nums">
            {[audience(row), due(row), reached(row), read(row)].filter((each) => each !== NO_FIGURE).join(' · ')}
          </p>
        </div>
      )}
    />
  )
}
