import {
  ANNOUNCEMENT_STATES,
  type Announcement,
  type AnnouncementSort,
  managedAnnouncements,
} from '@sopaan/contract/managed-announcements'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writtenIn } from '@sopaan/domain/languages'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FilterActions } from '#web/features/operations/filter-actions/filter-actions.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import type { FilterActionChoice } from '#web/forms/filter-action-choice.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readSearch } from '#web/forms/read-search.ts'
import { useRowTicks } from '#web/forms/use-row-ticks.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterRow } from '#web/ui/filter-row.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { RowItem } from '#web/ui/row-item.tsx'
import { sortLink } from '#web/ui/sort-link.ts'
import { type Selection, Table } from '#web/ui/table.tsx'
import { useColumnChoice } from '#web/use-column-choice.ts'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ANNOUNCEMENT_TONES, audienceText, NO_FIGURE, shareRead } from './announcement-facts.ts'
import { type AnnouncementsSearch, announcementsQuery, downloadAnnouncements } from './announcements.queries.ts'

const CONSTRAINTS = constraintsOf(managedAnnouncements.list)
const USUAL_SORT: AnnouncementSort = '-createdAt'

/** What staff announced, and what they are about to. */
export default function AnnouncementsPage() {
  return (
    <ReauthenticationProvider>
      <AnnouncementsSection />
    </ReauthenticationProvider>
  )
}

function AnnouncementsSection() {
  const { announcements: words, language } = useWords()
  const [search] = useSearchParams()
  const { page = 1, limit: _, ...asked } = readSearch(CONSTRAINTS, search).taken
  const query = useQuery(announcementsQuery({ ...asked, page }))
  const ticks = useRowTicks('announcements', query.data?.data, ({ title }) => writtenIn(language, title))
  const total = query.data?.page.total
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DocumentHead title={words.title} isIndexed={false} />
      <ListViews
        list="announcements"
        action={
          <Link to={paths.newAnnouncement()} className={classNames(buttonClasses('pen'), 'lg:min-h-9')}>
            <Icon name="plus" />
            {words.add}
          </Link>
        }
      >
        <p className="font-semibold tabular-nums max-sm:sr-only" role="status">
          {total !== undefined && words.count(groupIndian(total))}
        </p>
      </ListViews>
      <AnnouncementsFilterRow key={search.toString()} asked={asked} />
      <Loaded query={query} failed={words.failed}>
        {({ data, page }) => (
          <>
            {data.length === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              <div className="overflow-clip rounded-sheet border border-border bg-surface">
                <AnnouncementTable rows={data} search={search} selection={ticks.selection} />
              </div>
            )}
            <div className="flex flex-wrap items-center justify-between gap-3">
              <FileButton
                label={words.csv}
                words={{ done: words.csvDone, failed: words.csvFailed }}
                onTake={() => downloadAnnouncements(asked)}
                long={{ list: 'announcements', filter: asked }}
              />
              <PageNav label={words.pages} page={page} />
            </div>
            <FilterActions
              of={{ list: 'announcements', filter: asked, total: page.total }}
              ticks={ticks}
              choices={choicesOf(words, asked.state)}
            />
          </>
        )}
      </Loaded>
      <p className="type-small text-tertiary">{words.lead}</p>
    </div>
  )
}

/** What can be done to all announcements of a filter. */
function choicesOf(words: Words['announcements'], state: Announcement['state'] | undefined): FilterActionChoice[] {
  return [
    {
      kind: 'stop',
      name: words.stopAll,
      ask: words.stopAllAsk,
      isDanger: true,
      isOffered: state === undefined || state === 'scheduled' || state === 'sending',
      actionOf: () => ({ kind: 'stop' }),
    },
    {
      kind: 'remove',
      name: words.removeAll,
      ask: words.removeAllAsk,
      isDanger: true,
      isOffered: state === undefined || state === 'draft',
      actionOf: () => ({ kind: 'remove' }),
    },
  ]
}

/** What narrows the announcements, in one row and in the address. */
function AnnouncementsFilterRow({ asked: { q, state, sort } }: { asked: AnnouncementsSearch }) {
  const { announcements: words } = useWords()
  return (
    <FilterRow
      search={{ label: words.search, hint: words.searchHint, value: q, ...limitsOf(CONSTRAINTS, 'q') }}
      kept={{ sort }}
      words={words}
      isNarrowed={q !== undefined || state !== undefined}
    >
      <ChipSelect label={words.column.state} name="state" defaultValue={state ?? ''}>
        <option value="">{words.anyState}</option>
        {ANNOUNCEMENT_STATES.map((each) => (
          <option key={each} value={each}>
            {words.states[each]}
          </option>
        ))}
      </ChipSelect>
    </FilterRow>
  )
}

type TableProps = { rows: readonly Announcement[]; search: URLSearchParams; selection: Selection | undefined }

function AnnouncementTable({ rows, search, selection }: TableProps) {
  const { announcements: words, language } = useWords()
  const due = ({ dueAt }: Announcement) => (dueAt === null ? NO_FIGURE : formatDayAndTime(new Date(dueAt), language))
  const reached = ({ reached }: Announcement) => (reached === 0 ? NO_FIGURE : groupIndian(reached))
  const read = (row: Announcement) => {
    const percent = shareRead(row)
    return percent === null ? NO_FIGURE : words.share(percent)
  }
  const state = (row: Announcement) => <Badge tone={ANNOUNCEMENT_TONES[row.state]}>{words.states[row.state]}</Badge>
  const audience = (row: Announcement) => audienceText(row, words, language)
  const sortBy = (column: string, first?: 'ascending') =>
    sortLink(search, column, { usual: USUAL_SORT, ...(first && { first }) })
  return (
    <Table
      caption={words.title}
      rows={rows}
      keyOf={({ _id }) => _id}
      {...(selection && { selection })}
      columns={[
        {
          name: words.column.title,
          sort: sortBy('title', 'ascending'),
          cell: (row) => <AnnouncementTitle row={row} />,
        },
        {
          name: words.column.audience,
          key: 'audience',
          sort: sortBy('audience', 'ascending'),
          cell: (row) => <span className="line-clamp-1 max-w-52 wrap-anywhere">{audience(row)}</span>,
        },
        { name: words.column.state, key: 'state', sort: sortBy('state', 'ascending'), cell: state },
        {
          name: words.column.due,
          key: 'due',
          isFigure: true,
          sort: sortBy('dueAt'),
          cell: (row) => <span className="whitespace-nowrap">{due(row)}</span>,
        },
        { name: words.column.reached, key: 'reached', isFigure: true, sort: sortBy('reached'), cell: reached },
        { name: words.column.read, key: 'read', isFigure: true, sort: sortBy('read'), cell: read },
      ]}
      item={(row) => (
        <RowItem
          title={<AnnouncementTitle row={row} />}
          end={row.reached === 0 ? undefined : reached(row)}
          note={[audience(row), due(row), read(row)].filter((each) => each !== NO_FIGURE).join(' · ')}
          noteEnd={state(row)}
        />
      )}
      choice={useColumnChoice('announcements')}
    />
  )
}

function AnnouncementTitle({ row }: { row: Announcement }) {
  const { language } = useWords()
  return (
    <Link
      to={paths.announcement(row._id)}
      className="-my-2 inline-flex min-h-11 items-center font-semibold wrap-anywhere text-primary-text min-[1280px]:line-clamp-1 min-[1280px]:max-w-64 min-[1280px]:leading-11"
    >
      {writtenIn(language, row.title)}
    </Link>
  )
}
