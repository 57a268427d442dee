import type { Booking } from '@sopaan/contract/bookings'
import type { MentorSession } from '@sopaan/contract/mentoring'
import { STUDY_CLASSES } from '@sopaan/contract/users'
import { RANK_LISTS } from '@sopaan/domain/book/rank-book'
import { STATE_EXAMS } from '@sopaan/domain/syllabus/state-exams'
import type { Deps } from '#api/deps.ts'
import { ageBandOf } from '#api/features/account/accounts/accounts.service.ts'
import { listActionItems } from '#api/features/study/study-sessions/action-items.service.ts'
import type { Actor } from '#api/http/access.ts'
import type { BookingRow } from './bookings.queries.ts'
import { listCommonRanks, listMenteeFacts, listStateScores } from './mentees.queries.ts'

/**
 * Sessions with what their mentor knows of each mentee. A note is for the two it is of: an admin who looks as one of them is
 * shown none.
 * @param sessions.rows  the rows of the bookings, in any order
 */
export async function withMenteeFacts(
  deps: Deps,
  actor: Pick<Actor, 'userId' | 'impersonatorId'>,
  { rows, bookings }: { rows: readonly BookingRow[]; bookings: readonly Booking[] },
): Promise<MentorSession[]> {
  const menteeIds = [...new Set(rows.map(({ menteeId }) => menteeId))]
  const facts = await listMenteeFacts(deps.db, { mentorId: actor.userId, menteeIds })
  const ranks = await listCommonRanks(deps.db, menteeIds)
  const scores = await listStateScores(deps.db, menteeIds)
  const items = new Map<string, number>()
  for (const menteeId of menteeIds) {
    const open = (await listActionItems(deps, { menteeId, from: actor })).filter(({ isCompleted }) => !isCompleted)
    items.set(menteeId, open.length)
  }
  return bookings.map((booking) => {
    const row = rows.find(({ id }) => id === booking._id)
    const known = facts.find(({ id }) => id === row?.menteeId)
    return {
      ...booking,
      hasList: row?.choiceListId != null,
      mentee: {
        studyClass: STUDY_CLASSES.find((each) => each === known?.studyClass) ?? null,
        ranks: ranks
          .filter(({ userId }) => userId === row?.menteeId)
          .flatMap(({ list, rank }) => RANK_LISTS.filter((each) => each === list).map((list) => ({ list, rank }))),
        scores: scoresOf(scores.filter(({ userId }) => userId === row?.menteeId)),
        sessions: Number(known?.held ?? 0),
        lastNote: actor.impersonatorId === undefined ? (known?.lastNote ?? '') : '',
        openItems: items.get(row?.menteeId ?? '') ?? 0,
        isMinor: known !== undefined && ageBandOf(deps, known) === 'minor',
      },
    }
  })
}

type ScoreRow = Awaited<ReturnType<typeof listStateScores>>[number]

/** The scores of one mentee in the order in which examinations are listed. */
function scoresOf(rows: readonly ScoreRow[]): MentorSession['mentee']['scores'] {
  return STATE_EXAMS.flatMap(({ id }) => {
    const row = rows.find(({ exam }) => exam === id)
    return (['percentile', 'rank', 'marks'] as const).flatMap((score) => {
      const value = row?.[score] ?? null
      return value === null ? [] : [{ exam: id, score, value }]
    })
  })
}
