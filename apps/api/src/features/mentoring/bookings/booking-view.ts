import type { Booking, BookingPage } from '@sopaan/contract/bookings'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { answerDeadline } from '@sopaan/domain/mentoring/answer-deadline'
import { type BookingAction, outcomeOf, REPORT_HOURS } from '@sopaan/domain/mentoring/bookings'
import { splitQuestions } from '@sopaan/domain/mentoring/questions'
import { HOUR_MS } from '@sopaan/domain/time/durations'
import { pictureUrl } from '#api/features/account/pictures/pictures.service.ts'
import type { ActionItem } from '#api/features/study/study-sessions/action-items.service.ts'
import type { BookingRow, Party } from './bookings.queries.ts'
import type { BookingMessageRow, ReviewRow } from './messages.queries.ts'

const ACTIONS_BY_STATE: readonly BookingAction[] = ['accept', 'decline', 'suggest', 'move', 'cancel', 'report']

/** Which of the two somebody is; undefined for a stranger. */
export function partyOf(row: BookingRow, userId: string): Party | undefined {
  if (row.menteeId === userId) return 'mentee'
  return row.mentorId === userId ? 'mentor' : undefined
}

/** What the rule of deeds takes of a booking. */
export function progressOf(row: BookingRow) {
  return { state: row.state, from: row.startsAt.getTime(), to: row.endsAt.getTime() }
}

/** A booking as one of the two sees it in a list. */
export function bookingOf(
  row: BookingRow,
  { party, now, unread, openSuggestions }: { party: Party; now: Date; unread: number; openSuggestions: number },
): Booking {
  const terms = { noticeHours: row.noticeHours ?? 0, now: now.getTime() }
  const outcome = (deed: BookingAction) => outcomeOf(progressOf(row), { deed, by: party }, terms)
  const cancelling = outcome('cancel')
  const may: Booking['may'] = ACTIONS_BY_STATE.filter((deed) => outcome(deed).may)
  if (party === 'mentee' && row.state === 'held') may.push('review')
  return {
    _id: row.id,
    state: row.state,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    other: otherOf(row, party),
    question: row.question,
    meetingUrl: row.state === 'accepted' ? row.meetingUrl : null,
    waitsFor: row.state === 'requested' ? 'mentor' : row.state === 'suggested' ? 'mentee' : null,
    answerBy: answerByOf(row)?.toISOString() ?? null,
    may,
    isCreditSafe: cancelling.may && cancelling.givesCreditBack,
    isWeekly: row.seriesId !== null,
    people: peopleOf(row),
    unreadMessages: unread,
    openSuggestions,
  }
}

/** How many share a session: a number, never who. */
function peopleOf({ state, people, peopleMax }: BookingRow): Booking['people'] {
  const isOver = state === 'declined' || state === 'cancelled' || state === 'lapsed'
  return peopleMax === 1 || isOver ? null : { count: people, max: peopleMax }
}

/** Until when a booking can be answered by whoever it waits for. */
export function answerByOf({ state, changedAt, startsAt }: BookingRow): Date | undefined {
  if (state === 'suggested') return startsAt
  if (state !== 'requested') return undefined
  return new Date(answerDeadline({ askedAt: changedAt.getTime(), startsAt: startsAt.getTime() }))
}

function otherOf(row: BookingRow, party: Party): Booking['other'] {
  const isMentor = party === 'mentee'
  const [id, name, picture] = isMentor
    ? [row.mentorId, row.mentorName, row.mentorPicture]
    : [row.menteeId, row.menteeName, row.menteePicture]
  return {
    _id: id,
    firstName: firstNameOf(name),
    pictureUrl: picture === null ? null : pictureUrl(picture),
    seat:
      isMentor && row.instituteName !== null && row.programmeName !== null
        ? { institute: row.instituteName, programme: row.programmeName }
        : null,
  }
}

type PageParts = {
  party: Party
  readerId: string
  now: Date
  privateNote: string
  items: readonly ActionItem[]
  /** Which task came with which session. */
  places: readonly { bookingId: string; studySessionId: string }[]
  choiceList: BookingPage['choiceList']
  openSuggestions: number
  review: ReviewRow | undefined
  series: BookingPage['series']
  messages: readonly BookingMessageRow[]
  /** When the credit of the session ends; undefined for its mentor. */
  creditEndsAt: Date | undefined
  /** A parent took the consent back, or none agreed yet. */
  isPaused: boolean
  hidesContacts: boolean
  blockers: readonly string[]
}

/** A booking in full. */
export function bookingPageOf(row: BookingRow, parts: PageParts): BookingPage {
  const { party, readerId, now, items, places, review, creditEndsAt } = parts
  const placeOf = new Map(places.map(({ bookingId, studySessionId }) => [studySessionId, bookingId]))
  const told = ({ title, dueOn, isCompleted }: ActionItem) => ({ title, dueOn, isCompleted })
  return {
    ...bookingOf(row, { party, now, unread: 0, openSuggestions: parts.openSuggestions }),
    reason: row.reason,
    credit: creditOf(row),
    creditEnds: creditEndsAt === undefined ? null : { at: creditEndsAt.toISOString(), isOver: creditEndsAt <= now },
    series: parts.series,
    questions: questionsOf(row),
    privateNote: parts.privateNote,
    sharedNote: row.sharedNote,
    actionItems: items.filter(({ _id }) => placeOf.get(_id) === row.id).map(told),
    earlierItems: items.filter(({ _id }) => placeOf.has(_id) && placeOf.get(_id) !== row.id).map(told),
    choiceList: parts.choiceList,
    review: review ? { stars: review.stars, text: review.text, state: review.state } : null,
    messages: parts.messages.map((message) => ({
      _id: message.id,
      isOwn: message.authorId === readerId,
      text: message.text,
      sentAt: message.sentAt.toISOString(),
      isReported: message.reportedAt !== null,
    })),
    isPaused: parts.isPaused,
    hidesContacts: parts.hidesContacts,
    isBlocked: parts.blockers.some((id) => id !== readerId),
    isBlockedByMe: parts.blockers.includes(readerId),
    isWithheld: false,
  }
}

function questionsOf({ question, answeredQuestions }: BookingRow): BookingPage['questions'] {
  return splitQuestions(question).map((text, at) => ({ text, isAnswered: answeredQuestions.includes(at) }))
}

function creditOf(row: BookingRow): BookingPage['credit'] {
  if (row.creditBackAt !== null) return { isBack: true, at: row.creditBackAt.toISOString() }
  if (row.state !== 'missed' || row.reportedBy !== 'mentee') return null
  if (row.reportedAt === null || row.reportDecision !== null) return null
  return { isBack: false, at: new Date(row.reportedAt.getTime() + REPORT_HOURS * HOUR_MS).toISOString() }
}

/** The same for an admin who looks as one of the two: without what they wrote to each other and noted. */
export function withheldOf(page: BookingPage): BookingPage {
  return { ...page, privateNote: '', sharedNote: '', messages: [], isWithheld: true }
}
