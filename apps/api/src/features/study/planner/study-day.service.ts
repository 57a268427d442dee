import type { StudyDay, StudyThing } from '@sopaan/contract/study-day'
import type { Language } from '@sopaan/domain/languages'
import { timedBlocks } from '@sopaan/domain/planner/blocks/timed-blocks'
import { examsAhead, type PlannedExam } from '@sopaan/domain/planner/exams'
import { makePlan } from '@sopaan/domain/planner/plan'
import { minuteOf, type PlannerFacts, plannerInput } from '@sopaan/domain/planner/planner-facts'
import { EXAM_DAYS, type ExamDay, examDayTaken, nextExam } from '@sopaan/domain/syllabus/exam-days'
import { EXAM_KEYS } from '@sopaan/domain/syllabus/state-exams'
import { weekdayOf } from '@sopaan/domain/time/days'
import { fromIstDateTimeLocal, istDate } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { listExams } from '#api/features/account/accounts/accounts.open.queries.ts'
import { listSessions } from '#api/features/study/study-sessions/sessions.service.ts'
import type { Actor } from '#api/http/access.ts'
import { SERVER_WORDS } from '#api/words/server-words.ts'
import { chapterNames, sessionTitle } from './chapter-names.ts'
import { plannerOverview } from './planner.service.ts'

type Sessions = Awaited<ReturnType<typeof listSessions>>

/** What today holds for the person acting: the same plan that the planner shows, for screens that show no more of it. */
export async function studyDayOf(deps: Deps, actor: Pick<Actor, 'userId'>, language: Language): Promise<StudyDay> {
  const now = deps.now().toISOString()
  const day = istDate(now)
  const { settings, ...rest } = await plannerOverview(deps, actor)
  const sessions = await listSessions(deps, actor)
  const fixed = sessions.filter(({ startsAt }) => istDate(startsAt) === day).map((each) => thingOf(each, language))
  const planned = settings === null ? NOTHING : plannedToday({ ...rest, settings, sessions }, { now, language })
  return {
    day,
    isSet: settings !== null,
    isRestDay: settings !== null && settings.restDay === weekdayOf(day),
    things: [...fixed, ...planned.things].sort((one, other) => one.startsAt.localeCompare(other.startsAt)),
    appointments: rest.appointments.filter(({ startsAt }) => istDate(startsAt) === day),
    revisions: planned.revisions,
    exam: examOf(settings ?? (await nextOf(deps, actor, day)), { day, language }),
  }
}

const NOTHING = { things: [] as StudyThing[], revisions: { count: 0, minutes: 0 } }

function plannedToday(facts: PlannerFacts, { now, language }: { now: string; language: Language }): typeof NOTHING {
  const { chapters, tasks, rules, missed } = plannerInput(facts, now)
  const today = makePlan(tasks, rules).days.find(({ day }) => day === rules.today)
  if (today === undefined) return NOTHING
  const blocks = timedBlocks(today, facts, now)
  const names = chapterNames(chapters, language)
  const revised = new Set(facts.revisions.map(({ _id }) => _id))
  const due = facts.revisions.filter(({ dueAt }) => istDate(dueAt) <= rules.today)
  const revisions = blocks.filter(({ taskId }) => revised.has(taskId))
  const things = blocks.flatMap(({ taskId, minutes, startMinute }): StudyThing[] => {
    const chapter = chapters.find(({ key }) => key === taskId)
    const sitting = missed.find(({ _id }) => _id === taskId)
    const title = sitting ? sessionTitle(sitting, language) : names.get(taskId)
    if (title === undefined) return []
    return [
      {
        sessionId: sitting?._id ?? null,
        isPlanned: true,
        title,
        subject: chapter === undefined || chapter.subject === 'other' ? (sitting?.subject ?? null) : chapter.subject,
        chapterKey: chapter?.key ?? null,
        startsAt: instantAt(rules.today, startMinute ?? minuteOf(now)),
        minutes,
        isCompleted: false,
      },
    ]
  })
  return {
    things,
    // All that are due, on a day of rest too: what of them fits into today is its minutes.
    revisions: { count: due.length, minutes: revisions.reduce((sum, { minutes }) => sum + minutes, 0) },
  }
}

function thingOf(session: Sessions[number], language: Language): StudyThing {
  return {
    sessionId: session._id,
    isPlanned: false,
    title: sessionTitle(session, language),
    subject: session.subject,
    chapterKey: session.chapterKey,
    startsAt: session.startsAt,
    minutes: session.durationMinutes,
    isCompleted: session.isCompleted,
  }
}

function instantAt(day: string, minute: number): string {
  const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  return fromIstDateTimeLocal(`${day}T${clock}`) ?? `${day}T00:00:00.000Z`
}

/** Without a plan the next examination of those that are taken, or of all where nothing was said. */
async function nextOf(deps: Deps, { userId }: Pick<Actor, 'userId'>, day: string): Promise<PlannedExam | null> {
  const taken = (await listExams(deps.db, userId)).flatMap(({ exam }) => EXAM_KEYS.filter((each) => each === exam))
  if (taken.length === 0) return toPlanned(nextExam(day))
  const next = EXAM_DAYS.find(({ id, on }) => on > day && examDayTaken(id, taken))
  return next === undefined ? null : toPlanned(next)
}

function toPlanned({ id, on }: Pick<ExamDay, 'id' | 'on'>): PlannedExam {
  return { examId: id, examOn: on, examName: null }
}

function examOf(
  settings: Parameters<typeof examsAhead>[0] | null,
  { day, language }: { day: string; language: Language },
): StudyDay['exam'] {
  const [next] = settings === null ? [] : examsAhead(settings, day)
  if (next === undefined) return null
  const { examId, examOn, examName } = next
  const shipped = EXAM_DAYS.find(({ id, on }) => id === examId && on === examOn)
  return {
    name: examName ?? SERVER_WORDS[language].studyPlan.examNames[examId],
    on: examOn,
    isExpected: shipped?.isExpected ?? false,
  }
}
