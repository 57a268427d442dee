import type { ResponseOf } from '@sopaan/contract/call'
import { adminFeedback, FEEDBACK_STATUSES } from '@sopaan/contract/feedback'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FilterActions } from '#web/features/operations/filter-actions/filter-actions.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { readSearch, writeSearch } from '#web/forms/read-search.ts'
import { useRowTicks } from '#web/forms/use-row-ticks.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { ListForStaff } from '#web/ui/list-for-staff.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { feedbackChoices } from './feedback-choices.ts'
import { FeedbackSheet } from './feedback-sheet.tsx'
import { FeedbackTable } from './feedback-table.tsx'
import { downloadFeedback, moderatedFeedbackQuery, type Narrowed } from './moderation.queries.ts'
import { ModerationFilter } from './moderation-filter.tsx'

const CONSTRAINTS = constraintsOf(adminFeedback.list)

/** Feedback of all people, for staff: what waits first. */
export default function ModerationPage() {
  const all = useWords()
  const words = all.feedback.moderation
  const [search] = useSearchParams()
  const narrowed = readNarrowed(search)
  const query = useQuery(moderatedFeedbackQuery(narrowed))
  const ticks = useRowTicks('feedback', query.data?.data, ({ author }) => author.fullName)
  // Rows that an action took out of the filter do not stay in their places: the list begins anew.
  const [renewedBy, setRenewedBy] = useState<string>()
  const isNoneLeft = narrowed.status === 'pending' && narrowed.q === undefined && narrowed.category === undefined
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.title} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ListViews list="feedback" />
        <StatusTabs narrowed={narrowed} pending={query.data?.pending} />
        <ModerationFilter key={search.toString()} narrowed={narrowed} />
        <ListForStaff
          key={renewedBy}
          query={query}
          words={{
            failed: words.fetchFailed,
            empty: isNoneLeft ? words.emptyPending : words.empty,
            pages: words.pages,
          }}
          nameOf={({ author }) => author.fullName}
          table={(rows, open, dutyOf) => (
            <FeedbackTable rows={rows} open={open} dutyOf={dutyOf} search={search} selection={ticks.selection} />
          )}
          sheet={(duty, onDone) => <FeedbackSheet duty={duty} onDone={onDone} />}
          foot={
            <FileButton
              label={words.csv}
              words={{ done: words.csvDone, failed: words.csvFailed }}
              onTake={() => downloadFeedback(narrowed)}
              long={{ list: 'feedback', filter: narrowed }}
            />
          }
        />
        {query.data && (
          <FilterActions
            of={{ list: 'feedback', filter: narrowed, total: query.data.page.total }}
            ticks={ticks}
            choices={feedbackChoices(all)}
            onRenewed={setRenewedBy}
          />
        )}
        <Averages of={query.data?.averages ?? []} />
      </div>
    </ReauthenticationProvider>
  )
}

/** What the stars of the filter come to, in one line: all together, then by what they are about. */
function Averages({ of }: { of: ResponseOf<typeof adminFeedback.list>['averages'] }) {
  const { feedback, language } = useWords()
  if (of.length === 0) return null
  const tenth = new Intl.NumberFormat(`${language}-IN`, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <p className="text-secondary tabular-nums">
      {of
        .map(({ category, count, stars }) => {
          const figure = feedback.moderation.average(tenth.format(stars), groupIndian(count))
          return category === null ? figure : `${feedback.categories[category]} ${figure}`
        })
        .join(' · ')}
    </p>
  )
}

function StatusTabs({ narrowed, pending }: { narrowed: Narrowed; pending: number | undefined }) {
  const { feedback: words } = useWords()
  const { moderation, statuses } = words
  const tabs = [...FEEDBACK_STATUSES, undefined].map((status) => ({
    key: status ?? 'all',
    label: status === undefined ? moderation.all : statuses[status],
    count: status === 'pending' && pending !== undefined ? groupIndian(pending) : '',
    to: addressOf({ ...narrowed, page: 1, status }),
    isCurrent: narrowed.status === status,
  }))
  return (
    <div className="grid justify-items-start gap-3">
      <Tabs label={moderation.tabs} tabs={tabs} />
      {narrowed.userId !== undefined && (
        <p>
          {moderation.onlyOne}{' '}
          <Link
            to={addressOf({ page: 1, status: narrowed.status })}
            className="inline-flex min-h-11 items-center font-semibold text-primary-text"
          >
            {moderation.ofAll}
          </Link>
        </p>
      )}
    </div>
  )
}

/** Without a word of the address, what waits is shown, or all of one person. */
function readNarrowed(search: URLSearchParams): Narrowed {
  const { page = 1, limit: _, ...narrowed } = readSearch(CONSTRAINTS, search).taken
  const isNamed = search.has('status') || narrowed.userId !== undefined
  return { page, ...narrowed, ...(!isNamed && { status: 'pending' }) }
}

function addressOf(narrowed: Narrowed) {
  return `?${writeSearch({ ...narrowed, status: narrowed.status ?? 'all' })}`
}
