import type { StudySession } from '@sopaan/contract/sessions'
import { addDays } from '@sopaan/domain/time/days'
import { istDate } from '@sopaan/domain/time/ist'

/** So far ahead what is to be handed in stands above the week, days. Ours. */
const SOON_DAYS = 7

type Due = Pick<StudySession, 'dueOn' | 'startsAt' | 'isCompleted'>

/** Whether something is handed in too late, or is only planned for then. @param today  in India */
export function isLate({ dueOn, startsAt, isCompleted }: Due, today: string): boolean {
  return dueOn !== null && !isCompleted && (dueOn < today || istDate(startsAt) > dueOn)
}

/** What is open and has to be handed in within a week or is late already, what is due first at the head. @param today  in India */
export function listDue(sessions: readonly StudySession[], today: string): (StudySession & { dueOn: string })[] {
  return sessions
    .flatMap((session) => (session.dueOn === null ? [] : [{ ...session, dueOn: session.dueOn }]))
    .filter(({ dueOn, isCompleted }) => !isCompleted && dueOn <= addDays(today, SOON_DAYS))
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn) || one.startsAt.localeCompare(other.startsAt))
}
