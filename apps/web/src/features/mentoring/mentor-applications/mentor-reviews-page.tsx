import type { ManagedReview } from '@sopaan/contract/managed-mentoring'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { readPageNumber } from '#web/forms/read-search.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { SettledRow } from '#web/identity/settled-row.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { type Settled, useStableRows } from '#web/ui/use-stable-rows.ts'
import { useWords } from '#web/words/use-words.tsx'
import { reviewsQuery, sendReviewDecision } from './managed-mentors.queries.ts'
import { MentoringTabs } from './mentoring-tabs.tsx'

const TONES = { pending: 'likely', approved: 'safe', rejected: 'reach' } as const
const STATE_WORDS = { pending: 'applied', approved: 'approved', rejected: 'rejected' } as const

/** What mentees said of sessions, before everybody reads it; what waits stands first. */
export default function MentorReviewsPage() {
  const words = useWords().mentoring.staff
  const [search] = useSearchParams()
  const query = useQuery(reviewsQuery(readPageNumber(search)))
  return (
    <ReauthenticationProvider>
      <DocumentHead title={words.tabs.reviews} isIndexed={false} />
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-5">
        <MentoringTabs current="reviews" />
        <div>
          <h1 className="type-section">{words.tabs.reviews}</h1>
          <p className="measure mt-1 text-secondary">{words.reviewsLead}</p>
        </div>
        <div className="grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
          <Loaded query={query}>
            {(page) =>
              page.data.length === 0 ? (
                <EmptyState title={words.noReviews} />
              ) : (
                <>
                  <List answered={page.data} isOfBefore={query.isPlaceholderData} />
                  <PageNav label={words.reviewPages} page={page} />
                </>
              )
            }
          </Loaded>
        </div>
      </div>
    </ReauthenticationProvider>
  )
}

function List({ answered, isOfBefore }: { answered: readonly ManagedReview[]; isOfBefore: boolean }) {
  const { key: visit } = useLocation()
  const { rows, settledOf, settle, forget } = useStableRows(answered, `${visit} ${isOfBefore}`)
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {rows.map((review) => (
        <Shown
          key={review._id}
          review={review}
          settled={settledOf(review)}
          onSettled={(settled) => settle(review, settled)}
          onUndone={() => forget(review)}
        />
      ))}
    </ul>
  )
}

type ShownProps = {
  review: ManagedReview
  settled: Settled | undefined
  onSettled: (settled: Settled) => void
  onUndone: () => void
}

function Shown({ review, settled, onSettled, onUndone }: ShownProps) {
  const { mentoring, language } = useWords()
  const words = mentoring.staff
  const { isBusy, run } = useAction()
  const { author, mentor, stars, text, state, writtenAt } = review
  const decide = async (isApproved: boolean) => {
    if (!(await run(() => sendReviewDecision(review, isApproved), { failed: words.failed }))) return
    // What waited cannot wait again: the other decision can be taken when the list is asked for anew.
    if (state === 'pending') return onSettled({ text: words.decided })
    const onUndo = async () => {
      await sendReviewDecision(review, !isApproved)
      onUndone()
    }
    onSettled({ text: words.decided, onUndo })
  }
  return (
    <li className="grid gap-3 rounded-sheet border border-border bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Stars count={stars} label={mentoring.stars(stars)} />
        <Badge tone={TONES[state]}>{words.states[STATE_WORDS[state]]}</Badge>
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="type-small text-tertiary">
        {words.reviewOf(author.fullName, mentor.fullName)} · {formatDateTime(writtenAt, language)}
      </p>
      {settled ? (
        <SettledRow settled={settled} failed={words.failed} />
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
    </li>
  )
}
