import { payments as paymentCalls } from '@sopaan/contract/payments'
import { REFUND_STATES, type RefundRow } from '@sopaan/contract/purchase-shapes'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writtenIn } from '@sopaan/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { readPageNumber } from '#web/forms/read-search.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { ReauthenticationProvider } from '#web/identity/reauthentication.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageNav } from '#web/ui/page-nav.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useStableRows } from '#web/ui/use-stable-rows.ts'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { refundsQuery, sendRefundDecision } from './payments.queries.ts'
import { RefundCard } from './refund-card.tsx'
import { RefundForm } from './refund-form.tsx'
import { SettleForm, type Settling } from './settle-form.tsx'

const STATES = ['open', 'asked', 'failed', 'sending', 'pending', 'processed', 'declined', 'closed', 'all'] as const
/** Not done with. */
const OPEN = ['asked', 'failed', 'sending', 'pending'] as const
type State = (typeof STATES)[number]

type Open = { kind: 'grant' | 'decline' | Settling; refund: RefundRow }

const CONSTRAINTS = constraintsOf(paymentCalls.decideRefund)

/** Refunds for staff: what waits for a decision stands first. */
export default function RefundsPage() {
  const { payments } = useWords()
  const words = payments.refunds
  const [search] = useSearchParams()
  const page = readPageNumber(search)
  const purchaseId = search.get('purchaseId') ?? undefined
  // What still has to be done is what staff come for; the refunds of one purchase are shown whole.
  const named = STATES.find((each) => each === search.get('state'))
  const state = named ?? (purchaseId === undefined ? 'open' : 'all')
  const query = useQuery(
    refundsQuery({
      page,
      ...(state === 'all' ? {} : { state }),
      ...(purchaseId === undefined ? {} : { purchaseId }),
    }),
  )
  return (
    <ReauthenticationProvider>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <DocumentHead title={words.title} isIndexed={false} />
        <p className="measure text-secondary">{words.lead}</p>
        <StateNav chosen={state} counts={query.data?.counts} />
        <Loaded query={query} failed={words.failed}>
          {({ data, page }) => (
            <>
              <RefundList answered={data} view={[state, purchaseId, page.page, query.isPlaceholderData].join(' ')} />
              <PageNav label={words.pages} page={page} />
            </>
          )}
        </Loaded>
      </div>
    </ReauthenticationProvider>
  )
}

function RefundList({ answered, view }: { answered: readonly RefundRow[]; view: string }) {
  const { payments, language } = useWords()
  const words = payments.refunds
  const { key: visit } = useLocation()
  const { rows, settledOf, settle } = useStableRows(answered, `${visit} ${view}`)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const titleOf = ({ kind, refund: { name } }: Open) => {
    if (kind === 'grant') return words.grantTitle(writtenIn(language, name))
    return kind === 'decline'
      ? words.declineTitle(writtenIn(language, name))
      : words.settle.title(writtenIn(language, name))
  }
  if (rows.length === 0) return <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
  return (
    <>
      {rows.map((refund) => (
        <RefundCard
          key={refund._id}
          refund={refund}
          settled={settledOf(refund)}
          onGrant={() => setOpen({ kind: 'grant', refund })}
          onDecline={() => setOpen({ kind: 'decline', refund })}
          onSettle={(kind) => setOpen({ kind, refund })}
        />
      ))}
      <Dialog title={open ? titleOf(open) : ''} isOpen={open !== undefined} onClose={close}>
        {open && (
          <Decision
            open={open}
            onDecided={() => settle(open.refund, { text: doneOf(open.kind, words) })}
            onDone={close}
          />
        )}
      </Dialog>
    </>
  )
}

function doneOf(kind: Open['kind'], words: Words['payments']['refunds']): string {
  if (kind === 'grant') return words.granted
  return kind === 'decline' ? words.declined : words.settle.done[kind]
}

type DecisionProps = { open: Open; onDecided: () => void; onDone: () => void }

function Decision({ open: { kind, refund }, onDecided, onDone }: DecisionProps) {
  const decide = async (body: Parameters<typeof sendRefundDecision>[1], idempotencyKey?: string) => {
    await sendRefundDecision(refund._id, body, idempotencyKey)
    onDecided()
  }
  if (kind === 'decline') {
    return <DeclineForm onDecline={(answer) => decide({ decision: 'decline', answer })} onDone={onDone} />
  }
  if (kind !== 'grant') return <SettleForm id={refund._id} how={kind} onSettled={onDecided} onDone={onDone} />
  return (
    <RefundForm
      kind="grant"
      mostPaise={refund.leftPaise}
      unusedPaise={refund.facts?.unusedPaise}
      onPay={(amountPaise, answer, { idempotencyKey }) =>
        decide({ decision: 'grant', amountPaise, ...(answer === '' ? {} : { answer }) }, idempotencyKey)
      }
      onDone={onDone}
    />
  )
}

type StateNavProps = { chosen: State; counts: Readonly<Record<RefundRow['state'], number>> | undefined }

/** The states, each with how many there are; those that wait for staff come first. */
function StateNav({ chosen, counts }: StateNavProps) {
  const { payments } = useWords()
  const words = payments.refunds
  const entries = STATES.map((key) => {
    const label = key === 'all' || key === 'open' ? words[key] : words.states[key]
    const of = key === 'all' ? REFUND_STATES : key === 'open' ? OPEN : [key]
    const count = counts && of.reduce((sum, each) => sum + counts[each], 0)
    return { key, label: count === undefined ? label : `${label} ${groupIndian(count)}`, isHere: chosen === key }
  })
  return (
    <nav aria-label={words.state} className="flex flex-wrap gap-2">
      {entries.map(({ key, label, isHere }) => (
        <Link
          key={key}
          to={`?state=${key}`}
          aria-current={isHere ? 'true' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-chip border px-4 no-underline',
            isHere
              ? 'border-primary-text bg-primary-soft text-primary-text'
              : 'border-border-control bg-surface text-default',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** Why a refund is declined; the buyer reads it. */
function DeclineForm({ onDecline, onDone }: { onDecline: (answer: string) => Promise<void>; onDone: () => void }) {
  const { payments } = useWords()
  const words = payments.refunds
  const form = useContractForm(CONSTRAINTS, {
    check: ({ answer }: { answer?: string | undefined }) =>
      answer === undefined ? { answer: payments.own.reasonMissing } : {},
    send: ({ answer }: { answer?: string | undefined }) => onDecline(answer ?? ''),
    onDone,
    words: { failed: words.workFailed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <TextArea label={words.answer} {...form.area('answer')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" doing={form.isBusy ? words.working : undefined}>
          {words.confirmDecline}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
