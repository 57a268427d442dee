import type { BookingPage } from '@sopaan/contract/bookings'
import { type BookingOutcome, outcomeOf } from '@sopaan/domain/mentoring/bookings'
import type { Deps } from '#api/deps.ts'
import { progressOf } from './booking-view.ts'
import { type BookingRow, listBookingsOfSeries, type Party } from './bookings.queries.ts'

/** Where a booking is among those that were asked for with it; null for one that was asked for alone. */
export async function findSeries(deps: Deps, row: BookingRow, party: Party): Promise<BookingPage['series']> {
  if (row.seriesId === null) return null
  const rows = await listBookingsOfSeries(deps.db, row.seriesId)
  const cancellable = listFollowing(rows, row).map((each) => cancelOutcome(deps, each, party))
  const isBack = (outcome: BookingOutcome) => outcome.may && outcome.givesCreditBack
  return {
    number: rows.findIndex(({ id }) => id === row.id) + 1,
    count: rows.length,
    following: cancellable.filter(({ may }) => may).length,
    creditsBack: cancellable.filter(isBack).length,
    waiting: listWaiting(deps, rows).length,
  }
}

/** A booking and those that begin after it. */
export function listFollowing(rows: readonly BookingRow[], { startsAt }: BookingRow): BookingRow[] {
  return rows.filter((each) => each.startsAt >= startsAt)
}

/** Those that the mentor has to answer. */
export function listWaiting(deps: Pick<Deps, 'now'>, rows: readonly BookingRow[]): BookingRow[] {
  return rows.filter(({ state, startsAt }) => state === 'requested' && startsAt > deps.now())
}

/** What comes of cancelling one of them. */
export function cancelOutcome(deps: Pick<Deps, 'now'>, row: BookingRow, party: Party): BookingOutcome {
  const terms = { noticeHours: row.noticeHours ?? 0, now: deps.now().getTime() }
  return outcomeOf(progressOf(row), { deed: 'cancel', by: party }, terms)
}
