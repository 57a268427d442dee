import type { QueryOf } from '@sopaan/contract/call'
import type { BookingRecord, BookingStep, ManagedBookingRow, managedBookings } from '@sopaan/contract/managed-bookings'
import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import { accountOf } from '#api/features/account/accounts/accounts.service.ts'
import { auditView } from '#api/features/operations/audit/audit.service.ts'
import { stepOfEntry } from '#api/features/operations/audit/entry-steps.service.ts'
import { listNoticesAbout } from '#api/features/operations/notifications/own-notifications.service.ts'
import type { Caller } from '#api/http/serve.ts'
import {
  countBookingsForStaff,
  findBookedPurchase,
  findReviewState,
  listActionsOnBooking,
  listBookingsForStaff,
  listCreditsOfBooking,
  listMailsAboutBooking,
  listMessageTimes,
  listNotesSince,
  listRefundsSince,
} from './booking-record.queries.ts'
import { type BookingRow, findBooking } from './bookings.queries.ts'

/** Sessions for staff; that somebody looked, and for what, is written into the trail. */
export async function listSessionsForStaff(
  deps: Deps,
  { actor, request }: Caller,
  { page, limit, sort, ...asked }: QueryOf<typeof managedBookings.list>,
): Promise<{ data: ManagedBookingRow[]; total: number }> {
  const { q, ...filter } = asked
  const narrowed = { ...filter, words: q }
  const [rows, total] = await Promise.all([
    listBookingsForStaff(deps.db, narrowed, { page, limit, sort }),
    countBookingsForStaff(deps.db, narrowed),
    auditView(deps, {
      action: 'bookings.look',
      actor,
      target: { type: 'bookings' },
      asked: { ...asked, page },
      request,
    }),
  ])
  return { data: rows.map(rowOf), total }
}

/**
 * One session with all that happened around it, oldest first; the look is written into the trail.
 * @throws {Refusal} NOT_FOUND
 */
export async function readBookingRecord(deps: Deps, { actor, request }: Caller, id: string): Promise<BookingRecord> {
  const row = (await findBooking(deps.db, id)) ?? refuse('NOT_FOUND')
  const [review, credits] = await Promise.all([
    findReviewState(deps.db, id),
    listCreditsOfBooking(deps.db, row.menteeId, id),
  ])
  const purchaseId = credits.find(({ reason }) => reason === 'spend')?.purchaseId ?? null
  const [purchase, steps] = await Promise.all([
    purchaseId === null ? undefined : findBookedPurchase(deps.db, purchaseId),
    stepsOf(deps, { actor }, { row, purchaseId, credits }),
    auditView(deps, { action: 'booking.look', actor, target: { type: 'booking', id }, request }),
  ])
  return {
    ...rowOf(row),
    reason: row.reason,
    report: row.reportedBy &&
      row.reportedAt && { by: row.reportedBy, at: row.reportedAt.toISOString(), decision: row.reportDecision },
    review: review ?? null,
    creditBackAt: row.creditBackAt?.toISOString() ?? null,
    purchase: purchase
      ? {
          _id: purchase.id,
          name: purchase.itemName,
          status: purchase.status,
          amount: purchase.totalPaise,
          refundedPaise: purchase.refundedPaise,
        }
      : null,
    steps,
  }
}

type Credits = Awaited<ReturnType<typeof listCreditsOfBooking>>
type Sources = { row: BookingRow; purchaseId: string | null; credits: Credits }

async function stepsOf(
  deps: Deps,
  { actor }: Pick<Caller, 'actor'>,
  { row, purchaseId, credits }: Sources,
): Promise<BookingStep[]> {
  const { language } = await accountOf(deps, actor)
  const people = [row.menteeId, row.mentorId]
  const [actions, messages, mails, notices, refunds, notes] = await Promise.all([
    listActionsOnBooking(deps.db, row.id),
    listMessageTimes(deps.db, row.id),
    listMailsAboutBooking(deps.db, people, row.id),
    listNoticesAbout(deps, { userIds: people, path: `/sessions/${row.id}`, language }),
    purchaseId === null ? [] : listRefundsSince(deps.db, purchaseId, row.askedAt),
    listNotesSince(deps.db, people, row.askedAt),
  ])
  const partyOf = (userId: string | null): Party => (userId === row.mentorId ? 'mentor' : 'mentee')
  const steps: BookingStep[] = [
    { kind: 'asked', at: row.askedAt.toISOString() },
    ...credits.map(creditStep),
    ...actions.toReversed().map(stepOfEntry),
    ...messages.map((message) => messageStep(message, partyOf(message.authorId))),
    ...notices.map(({ createdAt: at, userId, title, readAt }) => ({
      kind: 'notice' as const,
      at,
      to: partyOf(userId),
      title,
      readAt,
    })),
    ...mails.map((mail) => mailStep(mail, partyOf(mail.userId))),
    // Refunds are listed of a purchase alone.
    ...refunds.map((refund) => refundStep(refund, purchaseId ?? '')),
    ...notes.map((note) => noteStep(note, partyOf(note.userId))),
  ]
  return steps.toSorted((one, other) => one.at.localeCompare(other.at))
}

type RowOf<Lister extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Lister>>[number]
type Party = 'mentee' | 'mentor'

function creditStep({ happenedAt, reason }: Credits[number]): BookingStep {
  return { kind: 'credit', at: happenedAt.toISOString(), isBack: reason === 'give_back' }
}

function messageStep({ sentAt, readAt, reportedAt }: RowOf<typeof listMessageTimes>, by: Party): BookingStep {
  const at = sentAt.toISOString()
  return { kind: 'message', at, by, readAt: readAt?.toISOString() ?? null, isReported: reportedAt !== null }
}

function mailStep(mail: RowOf<typeof listMailsAboutBooking>, to: Party): BookingStep {
  const { askedAt, sentAt, title, state, lastError } = mail
  return { kind: 'mail', at: (sentAt ?? askedAt).toISOString(), to, title, state, lastError }
}

function refundStep({ askedAt, state, amountPaise }: RowOf<typeof listRefundsSince>, purchaseId: string): BookingStep {
  return { kind: 'refund', at: askedAt.toISOString(), state, amountPaise, purchaseId }
}

function noteStep({ writtenAt, body, authorName }: RowOf<typeof listNotesSince>, about: Party): BookingStep {
  return { kind: 'note', at: writtenAt.toISOString(), about, by: authorName, text: body }
}

function rowOf(
  row: Pick<BookingRow, 'id' | 'askedAt' | 'startsAt' | 'endsAt' | 'state'> &
    Pick<BookingRow, 'menteeId' | 'menteeName' | 'mentorId' | 'mentorName'>,
): ManagedBookingRow {
  return {
    _id: row.id,
    askedAt: row.askedAt.toISOString(),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    state: row.state,
    mentee: { _id: row.menteeId, fullName: row.menteeName },
    mentor: { _id: row.mentorId, fullName: row.mentorName },
  }
}
