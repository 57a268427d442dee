import type { ParentRecord } from '@sopaan/contract/parents'
import { DAY_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import type { Deps } from '#api/deps.ts'
import { findChildOfGiven } from '#api/features/account/parents/parent-links.service.ts'
import { listSessionsOfMentee } from '#api/features/mentoring/bookings/bookings.service.ts'
import { findOwnPurchases } from './purchases.service.ts'

/** As far back as sessions are shown, days. */
const PAST_DAYS = 365
/** The most of each. */
const LISTED_MAX = 20

/**
 * What the parent behind a link may know while the consent is given: the child's sessions, when and with whom, and what was
 * paid, with its papers.
 * @throws {Refusal} LINK_INVALID
 */
export async function readParentRecord(deps: Deps, token: string): Promise<ParentRecord> {
  const child = await findChildOfGiven(deps, token)
  const since = new Date(deps.now().getTime() - PAST_DAYS * DAY_MS)
  const [sessions, { data }] = await Promise.all([
    listSessionsOfMentee(deps, child.id, since),
    findOwnPurchases(deps, { userId: child.id }, { page: 1, limit: LISTED_MAX }),
  ])
  return {
    sessions: sessions.slice(0, LISTED_MAX).map(({ id, mentorName, startsAt, endsAt, isHeld }) => ({
      _id: id,
      mentorName,
      startsAt: startsAt.toISOString(),
      minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS),
      state: isHeld ? 'held' : 'agreed',
    })),
    payments: data.purchases.flatMap(({ _id, name, totalPaise, refundedPaise, paidAt, invoice, creditNotes }) =>
      paidAt === null || totalPaise === 0
        ? []
        : [{ _id, name, totalPaise, refundedPaise, paidAt, papers: [...(invoice ? [invoice] : []), ...creditNotes] }],
    ),
  }
}
