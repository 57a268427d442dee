import type { Booking } from '@sopaan/contract/bookings'
import type { MentoredMentee } from '@sopaan/contract/mentoring'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { istDate } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { ratingOfMentor } from '#api/features/mentoring/mentors/mentors.service.ts'
import { listActionItems } from '#api/features/study/study-sessions/action-items.service.ts'
import type { Actor } from '#api/http/access.ts'
import { listBookings } from './bookings.queries.ts'
import { toBookingList } from './bookings.service.ts'
import { withMenteeFacts } from './mentee-facts.service.ts'
import { countMentees, listMentees } from './mentees.queries.ts'

const ONGOING_SHOWN_MAX = 100

/** A mentor's day: what is today, what waits for an answer, and what comes. */
export async function mentorOverview(deps: Deps, actor: Actor) {
  const of = { party: 'mentor', userId: actor.userId, when: 'next' } as const
  const rows = await listBookings(deps.db, of, { page: 1, limit: ONGOING_SHOWN_MAX })
  const bookings = await toBookingList(deps, actor.userId, rows)
  const standing = await withMenteeFacts(deps, actor, { rows, bookings })
  const today = istDate(deps.now())
  const isToday = (one: Booking) => istDate(one.startsAt) === today
  const agreed = standing.filter(({ state }) => state === 'accepted')
  const { sessions, rating } = await ratingOfMentor(deps, actor.userId)
  return {
    today: agreed.filter(isToday),
    requests: standing.filter(({ state }) => state !== 'accepted'),
    next: agreed.filter((one) => !isToday(one)),
    sessions,
    rating,
  }
}

/** The mentees of a mentor, the latest session first. */
export async function ownMentees(
  deps: Deps,
  actor: Actor,
  { page, limit, q }: { page: number; limit: number; q?: string | undefined },
): Promise<{ data: MentoredMentee[]; total: number }> {
  // A note is for the two it is of: an admin who looks as one of them is shown none, and finds none.
  const withNotes = actor.impersonatorId === undefined
  const search = { words: q, withNotes }
  const rows = await listMentees(deps.db, actor.userId, { now: deps.now(), page, limit, search })
  const data: MentoredMentee[] = []
  for (const row of rows) {
    const items = await listActionItems(deps, { menteeId: row.menteeId, from: actor })
    data.push({
      _id: row.menteeId,
      firstName: firstNameOf(row.fullName),
      sessions: Number(row.held),
      lastSessionAt: row.lastAt === null ? null : new Date(row.lastAt).toISOString(),
      nextSessionAt: row.nextAt === null ? null : new Date(row.nextAt).toISOString(),
      lastBookingId: row.lastId,
      nextBookingId: row.nextId,
      lastNote: withNotes ? (row.lastNote ?? '') : '',
      openItems: items.filter(({ isCompleted }) => !isCompleted).length,
    })
  }
  return { data, total: await countMentees(deps.db, actor.userId, search) }
}
