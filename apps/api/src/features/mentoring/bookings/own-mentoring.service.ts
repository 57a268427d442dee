import type { Deps } from '#api/deps.ts'
import { findOwnMentor } from '#api/features/mentoring/mentors/mentors.service.ts'
import { readAnswers } from '#api/features/mentoring/mentors/ready-answers.service.ts'
import { listSaved } from '#api/features/mentoring/mentors/saved-mentors.service.ts'
import type { Actor } from '#api/http/access.ts'
import { listAllBookings } from './bookings.queries.ts'
import { findNote, findReview, listBookingMessages } from './messages.queries.ts'
import { listSuggestionRows } from './suggestions.queries.ts'

/** More messages than a booking has. */
const MESSAGES_MAX = 10_000

/** Everything of mentoring that is kept of somebody, for an export (DPDP-12): the own words, and what was said to them. */
export async function exportMentoring(deps: Deps, actor: Pick<Actor, 'userId'>) {
  const rows = await listAllBookings(deps.db, actor.userId)
  const bookings = []
  for (const row of rows) {
    const messages = await listBookingMessages(deps.db, row.id, MESSAGES_MAX)
    const review = await findReview(deps.db, row.id)
    bookings.push({
      _id: row.id,
      takenAs: row.mentorId === actor.userId ? 'mentor' : 'mentee',
      state: row.state,
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      question: row.question,
      sharedNote: row.sharedNote,
      privateNote: await findNote(deps.db, row.id, actor.userId),
      review: row.menteeId === actor.userId ? (review ?? null) : null,
      suggestions: (await listSuggestionRows(deps.db, row.id)).map(({ authorId, kind, choiceKey, reason, state }) => ({
        isOwn: authorId === actor.userId,
        ...{ kind, choice: choiceKey, reason, state },
      })),
      messages: messages.map(({ authorId, text, sentAt }) => ({
        isOwn: authorId === actor.userId,
        text,
        sentAt: sentAt.toISOString(),
      })),
    })
  }
  const { answers } = await readAnswers(deps, actor)
  const saved = (await listSaved(deps, actor)).map(({ _id, firstName }) => ({ _id, firstName }))
  return {
    mentor: (await findOwnMentor(deps, actor.userId)) ?? null,
    readyAnswers: answers,
    savedMentors: saved,
    bookings,
  }
}
