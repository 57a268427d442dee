import { type ManagedReview, managedMentoring, REVIEW_STATES } from '@sopaan/contract/managed-mentoring'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { FilterActions } from '#web/features/operations/filter-actions/filter-actions.tsx'
import { FileButton } from '#web/features/operations/list-files/file-button.tsx'
import { ListViews } from '#web/features/operations/list-views/list-views.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf } from '#web/forms/limits.ts'
import { readSearch } from '#web/forms/read-search.ts'
import { useRowTicks } from '#web/forms/use-row-ticks.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipSelect } from '#web/ui/chip-select.tsx'
import { type Duty, ListForStaff } from '#web/ui/list-for-staff.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { downloadReviews, reviewsQuery, sendReviewDecision } from './managed-mentors.queries.ts'
import { MentoringFilter } from './mentoring-filter.tsx'
import { MentoringTabs } from './mentoring-tabs.tsx'
import { reviewChoices } from './review-choices.ts'
import { REVIEW_STATE_WORDS, ReviewTable } from './review-table.tsx'

const CONSTRAINTS = constraintsOf(managedMentoring.reviews)

/** What mentees said of sessions, before everybody reads it; what waits stands first. */
export default function MentorReviewsPage() {
  const all = useWords()
  const words = all.mentoring.staff
  const [search] = useSearchParams()
  const { page = 1, limit: _, ...asked } = readSearch(CONSTRAINTS, search).taken
  const query = useQuery(reviewsQuery({ ...asked, page }))
  const ticks = useRowTicks('reviews', query.data?.data, ({ author }) => author.fullName)
  // Rows that an action took out of the filter do not stay in their places: the list begins anew.
  const [renewedBy, setRenewedBy] = useState<string>()
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.tabs.reviews} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <MentoringTabs current="reviews" />
        <h1 className="sr-only">{words.tabs.reviews}</h1>
        <ListViews list="mentor-reviews">
          {query.data && (
            <p className="font-semibold tabular-nums" role="status">
              {words.counts.reviews(groupIndian(query.data.total))}
            </p>
          )}
        </ListViews>
        <MentoringFilter
          key={search.toString()}
          list="reviews"
          asked={{ q: asked.q, sort: asked.sort, ...limitsOf(CONSTRAINTS, 'q') }}
          isNarrowed={asked.state !== undefined}
        >
          <ChipSelect label={words.state} name="state" defaultValue={asked.state ?? ''}>
            <option value="">{words.anyState}</option>
            {REVIEW_STATES.map((each) => (
              <option key={each} value={each}>
                {words.states[REVIEW_STATE_WORDS[each]]}
              </option>
            ))}
          </ChipSelect>
        </MentoringFilter>
        <ListForStaff
          key={renewedBy}
          query={query}
          words={{ empty: words.noReviews, pages: words.reviewPages }}
          nameOf={({ author }) => author.fullName}
          table={(rows, open, dutyOf) => (
            <ReviewTable rows={rows} open={open} dutyOf={dutyOf} search={search} selection={ticks.selection} />
          )}
          sheet={(duty, onDone) => <ReviewSheet duty={duty} onDone={onDone} />}
          foot={
            <FileButton
              label={words.csv}
              words={{ done: words.csvDone, failed: words.csvFailed }}
              onTake={() => downloadReviews(asked)}
              long={{ list: 'mentor-reviews', filter: asked }}
            />
          }
        />
        {query.data && (
          <FilterActions
            of={{ list: 'reviews', filter: asked, total: query.data.total }}
            ticks={ticks}
            choices={reviewChoices(all)}
            onRenewed={setRenewedBy}
          />
        )}
        <p className="type-small text-tertiary">{words.reviewsLead}</p>
      </div>
    </ReauthenticationProvider>
  )
}

/** One review whole, with what can be done. */
function ReviewSheet({ duty, onDone }: { duty: Duty<ManagedReview>; onDone: () => void }) {
  const { mentoring } = useWords()
  const words = mentoring.staff
  const { isBusy, run } = useAction()
  const { row: review, settled, settle, forget } = duty
  const { author, mentor, stars, text, state } = review
  const decide = async (isApproved: boolean) => {
    if (!(await run(() => sendReviewDecision(review, isApproved), { failed: words.failed }))) return
    const onUndo = async () => {
      await sendReviewDecision(review, !isApproved)
      forget()
    }
    // What waited cannot wait again: the other decision can be taken when the list is asked for anew.
    settle({ text: words.decided, ...(state !== 'pending' && { onUndo }) })
    onDone()
  }
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-secondary">{words.reviewOf(author.fullName, mentor.fullName)}</span>
        <Stars count={stars} label={mentoring.stars(stars)} />
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {settled ? (
        <p className="font-semibold text-secondary">{settled.text}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {state !== 'approved' && (
            <Button disabled={isBusy} onClick={() => void decide(true)}>
              {words.show}
            </Button>
          )}
          {state !== 'rejected' && (
            <Button look="line" disabled={isBusy} onClick={() => void decide(false)}>
              {words.hide}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
