import type { Mock } from '@sopaan/contract/mocks'
import { refuse } from '@sopaan/contract/refusals'
import type { Language } from '@sopaan/domain/languages'
import { timedBlocks } from '@sopaan/domain/planner/blocks/timed-blocks'
import { examsAhead } from '@sopaan/domain/planner/exams'
import { makePlan } from '@sopaan/domain/planner/plan'
import { type FactSession, plannerInput } from '@sopaan/domain/planner/planner-facts'
import { EXAM_DAYS } from '@sopaan/domain/syllabus/exam-days'
import { addDays } from '@sopaan/domain/time/days'
import { DAY_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { fromIstDateTimeLocal, istDate, startOfIstDay } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import {
  CALENDAR_TYPE,
  type CalendarEntry,
  publishedCalendar,
} from '#api/features/account/calendars/calendar-file.service.ts'
import { seatEntries } from '#api/features/commerce/events/mentee-events.service.ts'
import { seasonEntriesOf } from '#api/features/guidance/counselling/season-feeds.service.ts'
import { agreedEntries } from '#api/features/mentoring/bookings/bookings.service.ts'
import { mockLog } from '#api/features/study/mocks/mocks.service.ts'
import { findOwnSession, listSessions } from '#api/features/study/study-sessions/sessions.service.ts'
import type { Actor } from '#api/http/access.ts'
import { Download, once } from '#api/http/download.ts'
import { SERVER_WORDS } from '#api/words/server-words.ts'
import { chapterNames, sessionTitle } from './chapter-names.ts'
import { plannerFacts } from './planner.service.ts'

type OwnFacts = NonNullable<Awaited<ReturnType<typeof plannerFacts>>>

/** How far ahead the plan stands in a calendar, days: further it changes too often to be worth it. Ours. */
const PLAN_DAYS = 14

/** What lies behind stays in the calendar so long, days. Ours. */
const PAST_DAYS = 60

/**
 * The calendar of a person: study sessions as they stand, the plan of the next two weeks, sessions with mentors or mentees,
 * events, mocks, the examinations, and the dates of the counselling.
 */
export async function planCalendarOf(
  deps: Deps,
  { userId, language }: { userId: string; language: Language },
): Promise<string> {
  const words = SERVER_WORDS[language].studyPlan
  const facts = await plannerFacts(deps, { userId })
  const planned = facts === undefined ? [] : plannedEntries(deps, facts, language)
  return publishedCalendar(deps, words.calendarName, [
    ...(await entriesOf(deps, { userId, language }, facts)),
    ...planned,
  ])
}

/** What has its time in the calendar of a person and was written down: all but what the plan proposes, which changes by itself. */
export async function writtenEntriesOf(
  deps: Deps,
  reader: { userId: string; language: Language },
): Promise<CalendarEntry[]> {
  return entriesOf(deps, reader, await plannerFacts(deps, reader))
}

async function entriesOf(
  deps: Deps,
  { userId, language }: { userId: string; language: Language },
  facts: OwnFacts | undefined,
): Promise<CalendarEntry[]> {
  const sessions = facts?.sessions ?? (await listSessions(deps, { userId }))
  const study = sessions.flatMap((session) => sessionEntries(session, language))
  const others = await otherEntries(deps, { userId, language })
  const exams = facts === undefined ? [] : examEntries(deps, facts, language)
  return [...study, ...exams, ...others]
}

/** A study session, and the day by which its homework is due. */
function sessionEntries(session: FactSession, language: Language): CalendarEntry[] {
  const { _id, dueOn, isCompleted, durationMinutes: minutes } = session
  const name = sessionTitle(session, language)
  const title = isCompleted ? `✓ ${name}` : name
  const sitting = entryOf({ id: _id, title, startsAt: new Date(session.startsAt), minutes })
  if (dueOn == null || isCompleted) return [sitting]
  return [sitting, dayEntry('due', _id, SERVER_WORDS[language].studyPlan.due(name), dueOn)]
}

function mockEntry({ _id, name, takenOn, totalMarks, maxMarks }: Mock, language: Language): CalendarEntry {
  const title = SERVER_WORDS[language].studyPlan.mock(name, String(totalMarks), String(maxMarks))
  return dayEntry('mock', _id, title, takenOn)
}

type FileRequest = { id: string; language: Language }

/** An own study session as a file for a calendar, under the name that it has in the feed. @throws {Refusal} NOT_FOUND */
export async function sessionFile(deps: Deps, actor: Pick<Actor, 'userId'>, asked: FileRequest): Promise<Download> {
  const session = (await findOwnSession(deps, actor, asked.id)) ?? refuse('NOT_FOUND')
  return fileOf(deps, `sopaan-study-${asked.id}.ics`, sessionEntries(session, asked.language))
}

/** The same of an own mock test. @throws {Refusal} NOT_FOUND */
export async function mockFile(deps: Deps, actor: Pick<Actor, 'userId'>, asked: FileRequest): Promise<Download> {
  const mock = (await mockLog(deps, actor)).mocks.find(({ _id }) => _id === asked.id) ?? refuse('NOT_FOUND')
  return fileOf(deps, `sopaan-mock-${asked.id}.ics`, [mockEntry(mock, asked.language)])
}

function fileOf(deps: Deps, name: string, entries: readonly CalendarEntry[]): Download {
  return new Download({ name, contentType: CALENDAR_TYPE }, once(publishedCalendar(deps, 'Sopaan', entries)))
}

/** What has its hour and is no study: each under the same name as in the file of its own, so that a calendar has it once. */
async function otherEntries(deps: Deps, reader: { userId: string; language: Language }): Promise<CalendarEntry[]> {
  const since = new Date(deps.now().getTime() - PAST_DAYS * DAY_MS)
  const [sessions, events, steps, { mocks }] = await Promise.all([
    agreedEntries(deps, reader.userId, since),
    seatEntries(deps, reader, since),
    seasonEntriesOf(deps, reader),
    mockLog(deps, reader),
  ])
  const taken = mocks.filter(({ takenOn }) => takenOn >= istDate(since)).map((mock) => mockEntry(mock, reader.language))
  return [...sessions, ...events, ...steps, ...taken]
}

function examEntries(deps: Deps, { settings }: OwnFacts, language: Language): CalendarEntry[] {
  const words = SERVER_WORDS[language].studyPlan
  return examsAhead(settings, istDate(deps.now())).map(({ examId, examName, examOn }) => {
    const shipped = EXAM_DAYS.find(({ id, on }) => id === examId && on === examOn)
    const name = examName ?? words.examNames[examId]
    return dayEntry('exam', `${examId}-${examOn}`, shipped?.isExpected ? words.expected(name) : name, examOn)
  })
}

function dayEntry(noun: string, id: string, title: string, day: string): CalendarEntry {
  const startsAt = startOfIstDay(day)
  return { noun, id, sequence: 0, title, startsAt, endsAt: new Date(startsAt.getTime() + DAY_MS), isAllDay: true }
}

function plannedEntries(deps: Deps, facts: OwnFacts, language: Language): CalendarEntry[] {
  const now = deps.now().toISOString()
  const words = SERVER_WORDS[language].studyPlan
  const { chapters, tasks, rules, missed } = plannerInput(facts, now)
  const names = new Map<string, string>([
    ...chapterNames(chapters, language),
    ...missed.map((session) => [session._id, sessionTitle(session, language)] as const),
  ])
  const last = addDays(istDate(now), PLAN_DAYS)
  const days = makePlan(tasks, rules).days.filter(({ day }) => day <= last)
  return days.flatMap((day) =>
    timedBlocks(day, facts, now).flatMap(({ taskId, minutes, startMinute }, at) => {
      if (startMinute === undefined) return []
      const clock = `${String(Math.floor(startMinute / 60)).padStart(2, '0')}:${String(startMinute % 60).padStart(2, '0')}`
      const startsAt = new Date(fromIstDateTimeLocal(`${day.day}T${clock}`) ?? now)
      const title = names.get(taskId) ?? words.revision
      return [entryOf({ id: `${day.day}-${at}-${taskId}`, title, startsAt, minutes })]
    }),
  )
}

function entryOf(entry: { id: string; title: string; startsAt: Date; minutes: number }): CalendarEntry {
  const { id, title, startsAt, minutes } = entry
  return { noun: 'study', id, sequence: 0, title, startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS) }
}
