import {
  adminFeedback,
  FEEDBACK_STATUSES,
  type FeedbackStatus,
  type ModeratedFeedback,
} from '@sopaan/contract/feedback'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ConfirmAction } from '#web/forms/confirm-action.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { readSearch, writeSearch } from '#web/forms/read-search.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useStableRows } from '#web/ui/use-stable-rows.ts'
import { useWords } from '#web/words/use-words.tsx'
import { FeedbackSearch } from './feedback-search.tsx'
import { ModeratedItem } from './moderated-item.tsx'
import { moderate, moderatedFeedbackQuery, type Narrowed, sendFeedbackRemoval } from './moderation.queries.ts'

const CONSTRAINTS = constraintsOf(adminFeedback.list)

const REJECT_CONSTRAINTS = constraintsOf(adminFeedback.moderate)

type Props = { feedback: ModeratedFeedback; onRejected: () => void; onDone: () => void }

/** Feedback of all people, for staff: what waits first. */
export default function ModerationPage() {
  const { feedback } = useWords()
  const [search] = useSearchParams()
  const narrowed = readNarrowed(search)
  const query = useQuery(moderatedFeedbackQuery(narrowed))
  return (
    <ReauthenticationProvider>
      <DocumentHead title={feedback.moderation.title} isIndexed={false} />
      <div className="mx-auto grid max-w-3xl gap-5">
        <Loaded query={query} failed={feedback.moderation.fetchFailed}>
          {({ data, pending, page }) => (
            <>
              <StatusTabs narrowed={narrowed} pending={pending} />
              <FeedbackSearch narrowed={narrowed} />
              <List answered={data} narrowed={narrowed} isOfBefore={query.isPlaceholderData} />
              <PageNav label={feedback.moderation.pages} page={page} directions={feedback.moderation} />
            </>
          )}
        </Loaded>
      </div>
    </ReauthenticationProvider>
  )
}

type Open = { kind: 'reject' | 'remove'; feedback: ModeratedFeedback }

type ListProps = { answered: readonly ModeratedFeedback[]; narrowed: Narrowed; isOfBefore: boolean }

function List({ answered, narrowed, isOfBefore }: ListProps) {
  const { feedback: words } = useWords()
  const { key: visit } = useLocation()
  const { rows, settledOf, settle, forget } = useStableRows(
    answered,
    `${visit} ${JSON.stringify(narrowed)} ${isOfBefore}`,
  )
  const { moderation } = words
  const { isBusy, run } = useAction()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const settleAs = (feedback: ModeratedFeedback, to: FeedbackStatus) =>
    settle(feedback, {
      text: moderation.decided[to],
      onUndo: async () => {
        const { status, reason } = feedback
        await moderate(feedback, { status, ...(reason !== null && { reason }) })
        forget(feedback)
      },
    })
  const decide = async (feedback: ModeratedFeedback, to: 'approved' | 'pending') => {
    const isDone = await run(() => moderate(feedback, { status: to }), { failed: moderation.failed })
    if (isDone) settleAs(feedback, to)
  }
  const removed = open?.kind === 'remove' ? open.feedback : undefined
  if (rows.length === 0) {
    const isNoneLeft = narrowed.status === 'pending' && narrowed.q === undefined
    return <EmptyState title={isNoneLeft ? moderation.emptyPending : moderation.empty} />
  }
  return (
    <>
      <ul className="grid gap-4">
        {rows.map((feedback) => (
          <ModeratedItem
            key={feedback._id}
            feedback={feedback}
            isBusy={isBusy}
            settled={settledOf(feedback)}
            onDecide={(to) => void decide(feedback, to)}
            onReject={() => setOpen({ kind: 'reject', feedback })}
            onRemove={() => setOpen({ kind: 'remove', feedback })}
          />
        ))}
      </ul>
      <Dialog title={moderation.rejectTitle} isOpen={open?.kind === 'reject'} onClose={close}>
        {open?.kind === 'reject' && (
          <RejectForm feedback={open.feedback} onRejected={() => settleAs(open.feedback, 'rejected')} onDone={close} />
        )}
      </Dialog>
      <ConfirmAction
        title={moderation.remove}
        text={moderation.removeAsk}
        deed={moderation.remove}
        cancel={words.cancel}
        doing={moderation.deciding}
        isOpen={removed !== undefined}
        work={async () => removed && sendFeedbackRemoval(removed)}
        said={{ failed: moderation.failed }}
        onDone={() => removed && settle(removed, { text: moderation.removed })}
        onClose={close}
      />
    </>
  )
}

function StatusTabs({ narrowed, pending }: { narrowed: Narrowed; pending: number }) {
  const { feedback: words } = useWords()
  const { moderation, statuses } = words
  const tabs = [...FEEDBACK_STATUSES, undefined].map((status) => ({
    key: status ?? 'all',
    label: status === undefined ? moderation.all : statuses[status],
    count: status === 'pending' ? String(pending) : '',
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
  const { page = 1, limit: _, category: __, ...narrowed } = readSearch(CONSTRAINTS, search).taken
  const isNamed = search.has('status') || narrowed.userId !== undefined
  return { page, ...narrowed, ...(!isNamed && { status: 'pending' }) }
}

function addressOf(narrowed: Narrowed) {
  return `?${writeSearch({ ...narrowed, status: narrowed.status ?? 'all' })}`
}

/** Rejects feedback and says why; its author reads the reason. */
function RejectForm({ feedback, onRejected, onDone }: Props) {
  const { feedback: words } = useWords()
  const { moderation } = words
  const form = useContractForm(REJECT_CONSTRAINTS, {
    initial: { reason: feedback.reason },
    check: ({ reason }) => (reason === undefined ? { reason: moderation.reasonMissing } : {}),
    send: ({ reason = '' }) => moderate(feedback, { status: 'rejected', reason }),
    onDone: () => {
      onRejected()
      onDone()
    },
    words: { failed: moderation.failed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <TextArea label={moderation.rejectReason} hint={moderation.rejectHint} {...form.area('reason')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" doing={form.isBusy ? moderation.deciding : undefined}>
          {moderation.reject}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
