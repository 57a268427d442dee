import type { PaymentRecord, PaymentStep } from '@sopaan/contract/purchase-shapes'
import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import { listInvoiceDocuments } from '#api/features/commerce/invoices/invoice-links.service.ts'
import { stepOfEntry } from '#api/features/operations/audit/entry-steps.service.ts'
import {
  findSold,
  listActionsOn,
  listAttempts,
  listEventsOf,
  listMailsAbout,
  listSessionsOf,
} from './payment-record.queries.ts'
import { findPaidRow } from './payments-list.service.ts'
import { listRefundFacts } from './refund-queue.queries.ts'
import { refundFactsOf } from './refund-queue.service.ts'

/**
 * One purchase with all that happened around it, oldest first.
 * @throws {Refusal} NOT_FOUND
 */
export async function findPaymentRecord(deps: Deps, id: string): Promise<PaymentRecord> {
  const [row, sold] = await Promise.all([findPaidRow(deps, id), findSold(deps.db, id)])
  if (row === undefined || sold === undefined) refuse('NOT_FOUND')
  const { orderId, askedAt, startsAt, expiresAt, upgradedTo, ...bill } = sold
  const [attempts, documents, [facts], sessionRows] = await Promise.all([
    listAttempts(deps.db, orderId),
    listInvoiceDocuments(deps, [id]),
    listRefundFacts(deps.db, [id]),
    listSessionsOf(deps.db, id),
  ])
  if (facts === undefined) refuse('NOT_FOUND')
  const papers = documents.get(id) ?? []
  const about = [id, ...row.refunds.map(({ _id }) => _id)]
  const targets = [
    ...about,
    ...attempts.map(({ gatewayPaymentId }) => gatewayPaymentId),
    ...papers.map(({ number }) => number),
  ]
  const [events, mails, actions] = await Promise.all([
    row.orderId === null ? [] : listEventsOf(deps.db, row.orderId),
    listMailsAbout(deps.db, row.userId, about),
    listActionsOn(deps.db, targets),
  ])
  const leftPaise = Math.max(0, row.amount - row.refundedPaise - row.underWayPaise)
  return {
    ...row,
    ...bill,
    isUpgraded: upgradedTo !== null,
    startsAt: startsAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    facts: refundFactsOf(deps, {
      facts,
      paidAt: row.paidAt === null ? null : new Date(row.paidAt),
      totalPaise: row.amount,
      leftPaise,
    }),
    bookings: sessionRows.map(({ id: _id, startsAt, ...session }) => ({
      _id,
      startsAt: startsAt.toISOString(),
      ...session,
    })),
    papers,
    steps: inOrder([
      { kind: 'ordered', at: askedAt.toISOString() },
      ...attempts.map(attemptStep),
      ...events.map(eventStep).toReversed(),
      ...mails.map(mailStep).toReversed(),
      ...actions.map(stepOfEntry).toReversed(),
    ]),
  }
}

/** Oldest first; those of the same instant as they were given: an order before its first try, actions as they were written. */
function inOrder(steps: readonly PaymentStep[]): PaymentStep[] {
  return steps.toSorted((one, other) => one.at.localeCompare(other.at))
}

function attemptStep(row: Awaited<ReturnType<typeof listAttempts>>[number]): PaymentStep {
  return {
    kind: 'attempt',
    at: row.seenAt.toISOString(),
    paymentId: row.gatewayPaymentId,
    state: row.status,
    method: row.method,
    cardLast4: row.cardLast4,
    amountPaise: row.amountPaise,
    hasSettled: row.settledAt !== null,
  }
}

function eventStep({ receivedAt, eventId, kind, state, note }: Awaited<ReturnType<typeof listEventsOf>>[number]) {
  return { kind: 'event', at: receivedAt.toISOString(), eventId, name: kind, state, note } satisfies PaymentStep
}

function mailStep({ askedAt, sentAt, kind, state, lastError }: Awaited<ReturnType<typeof listMailsAbout>>[number]) {
  return { kind: 'mail', at: (sentAt ?? askedAt).toISOString(), name: kind, state, lastError } satisfies PaymentStep
}
