import type { ExamId } from '../syllabus/exam-ids.ts'
import { chaptersOf, type PlannedChapter } from '../syllabus/syllabus.ts'
import type { Priority, Subject, SyllabusList } from '../syllabus/syllabus-chapter.ts'
import { addDays, listDays } from '../time/days.ts'
import { istDate, istDateTimeLocal } from '../time/ist.ts'
import type { MinuteSpan } from './blocks/assign-blocks.ts'
import { type FixedHours, fixedSpans } from './blocks/fixed-hours.ts'
import { pinMinutes } from './blocks/pin-minutes.ts'
import { examOnTheWay, requiresChapter } from './exams.ts'
import type { CountedChapter } from './forecast.ts'
import { BLOCK_MIN, type PlanRules, type PlanTask } from './plan.ts'
import { type ChapterProgress, remainingMinutes, UNTOUCHED } from './remaining.ts'

/** What a person told the planner, as the calls answer it. */
export type PlannerFacts = {
  settings: {
    examOn: string
    list: SyllabusList
    weeklyMinutes: number
    dailyCapMinutes: number
    restDay: number | null
    startMinute: number
    /** When the evening ends; absent or null: the usual end. */
    endMinute?: number | null
    timetable?: readonly FixedHours[]
    /** Another examination: a day without study, and before it what it asks for. */
    otherExam?: { examId: ExamId; examOn: string } | null
  }
  chapters: readonly (ChapterProgress & { key: string; isLeftOut: boolean })[]
  ownChapters: readonly {
    key: string
    subject: Subject | null
    subjectName: string | null
    name: string
    priority: Priority
    expectedMinutes: number
  }[]
  revisions: readonly {
    _id: string
    kind: 'chapter' | 'mistake' | 'card'
    chapterKey: string | null
    note: string | null
    dueAt: string
  }[]
  sessions: readonly FactSession[]
  /** Times that are given away: the plan leaves them free. */
  appointments: readonly { startsAt: string; durationMinutes: number }[]
}

export type FactSession = {
  _id: string
  title: string
  subject: Subject | null
  chapterKey: string | null
  startsAt: string
  durationMinutes: number
  isCompleted: boolean
  completedAt: string | null
  /** By when it is handed in, where it is. */
  dueOn?: string | null
}

/** A chapter with where one stands, and what a plan has to find room for. */
export type ChapterInProgress = PlannedChapter & { standing: ChapterProgress; isLeftOut: boolean; leftMinutes: number }

/** How long a revision takes, minutes. Ours. */
const REVISION_MINUTES = { chapter: 25, mistake: 5, card: 2 } as const
/**
 * When an evening of study ends where nobody said it, minutes after midnight: at ten, or two hours after the usual hour for
 * whoever begins late. And the share of what is left until then that is time at the desk. Ours.
 */
const EVENING_END = 22 * 60
const LATE_MINUTES = 2 * 60
const DAY_MINUTES = 24 * 60
const STUDY_HOURS_WEIGHT = 0.85
/** Behind every day. */
const NEVER = '9999'
/** Sittings missed longer ago than this are not carried along. Ours. */
const MISSED_DAYS_MAX = 14

/** Every chapter of the person's list and of their own, with what is left of it. */
export function chaptersInProgress(
  facts: Pick<PlannerFacts, 'settings' | 'chapters' | 'ownChapters'>,
): ChapterInProgress[] {
  const told = new Map(facts.chapters.map((chapter) => [chapter.key, chapter]))
  const own = facts.ownChapters.map(
    (chapter): PlannedChapter => ({
      key: chapter.key,
      subject: chapter.subject ?? 'other',
      name: chapter.name,
      unit: chapter.subjectName ?? chapter.name,
      schoolClass: null,
      priority: chapter.priority,
      expectedMinutes: chapter.expectedMinutes,
      isOwn: true,
    }),
  )
  return [...chaptersOf(facts.settings.list), ...own].map((chapter) => {
    const standing = told.get(chapter.key)
    const leftMinutes = remainingMinutes(chapter, standing ?? UNTOUCHED)
    return { ...chapter, standing: standing ?? UNTOUCHED, isLeftOut: standing?.isLeftOut ?? false, leftMinutes }
  })
}

/** What the rules of planning take, out of what a person told. */
export type PlannerInput = {
  chapters: ChapterInProgress[]
  /** Chapters a forecast counts: those not left out. */
  counted: CountedChapter[]
  tasks: PlanTask[]
  rules: PlanRules
  /** Sittings of the last days that were not kept. */
  missed: FactSession[]
}

/**
 * Turns what a person told into tasks and rules. A sitting that lies ahead takes its minutes off the chapter it names, or off
 * the chapters of its subject in the order of what matters most; one that was missed gives them back by itself, and one
 * without a chapter becomes a task of its own.
 * @param now  ISO 8601
 */
export function plannerInput(facts: PlannerFacts, now: string): PlannerInput {
  const today = istDate(now)
  const chapters = chaptersInProgress(facts)
  const ahead = facts.sessions.filter((each) => !each.isCompleted && istDate(each.startsAt) >= today)
  const missed = facts.sessions.filter((each) => {
    const day = istDate(each.startsAt)
    return !each.isCompleted && day < today && day >= addDays(today, -MISSED_DAYS_MAX)
  })
  const counted = chapters.filter(({ isLeftOut }) => !isLeftOut)
  const pinned = pinMinutes(ahead, counted)
  const first = examOnTheWay(facts.settings, today)
  const tasks: PlanTask[] = [
    ...facts.revisions.map((revision) => revisionTask(revision, today)),
    ...missed
      .filter(({ chapterKey }) => chapterKey === null)
      .toSorted(byDueDay)
      .map(missedTask),
    ...counted.map((chapter) => ({
      ...chapterTask(chapter, pinned.get(chapter.key) ?? 0),
      ...beginOf(chapter, first),
    })),
  ]
  const doneToday = facts.sessions.filter((each) => each.completedAt !== null && istDate(each.completedAt) === today)
  const { settings } = facts
  const rules: PlanRules = {
    today,
    examOn: settings.examOn,
    weeklyMinutes: settings.weeklyMinutes,
    dailyCapMinutes: settings.dailyCapMinutes,
    restDay: settings.restDay ?? undefined,
    fixed: [
      ...ahead.map(({ startsAt, durationMinutes }) => ({ day: istDate(startsAt), minutes: durationMinutes })),
      ...doneToday.map(({ durationMinutes }) => ({ day: today, minutes: durationMinutes })),
    ],
    holdsOn: roomBesides(facts, today),
    todayHoldsMinutes: applyProgress(minuteOf(now), settings),
  }
  return { chapters, counted, tasks: tasks.filter(({ minutes }) => minutes > 0), rules, missed }
}

/** Minutes after midnight in India. @param instant  ISO 8601 */
export function minuteOf(instant: string): number {
  const [hours = 0, minutes = 0] = istDateTimeLocal(instant).slice(11).split(':').map(Number)
  return hours * 60 + minutes
}

/** When an evening of study ends, minutes after midnight in India. */
export function eveningEnd({ startMinute, endMinute }: Evening): number {
  return endMinute ?? Math.min(DAY_MINUTES, Math.max(EVENING_END, startMinute + LATE_MINUTES))
}

type Evening = Pick<PlannerFacts['settings'], 'startMinute' | 'endMinute'>

/** The sittings of a day, minutes after midnight in India. */
export function spansOn(day: string, things: readonly { startsAt: string; durationMinutes: number }[]): MinuteSpan[] {
  return things
    .filter(({ startsAt }) => istDate(startsAt) === day)
    .map((each) => ({ start: minuteOf(each.startsAt), minutes: each.durationMinutes }))
}

/** What is left of a day that is so far gone: breaks taken off, and what lies behind the evening's end. */
function applyProgress(minute: number, evening: Evening): number {
  return Math.max(0, Math.floor((eveningEnd(evening) - minute) * STUDY_HOURS_WEIGHT))
}

/**
 * What the evenings still hold between the usual hour and their end, minutes by day: every day where the person set an end
 * or a timetable, else those with an appointment.
 */
function roomBesides(
  { settings, sessions, appointments }: Pick<PlannerFacts, 'settings' | 'sessions' | 'appointments'>,
  today: string,
): ReadonlyMap<string, number> {
  const [from, until] = [settings.startMinute, eveningEnd(settings)]
  const timetable = settings.timetable ?? []
  const isEveryDay = settings.endMinute != null || timetable.length > 0
  const other = examOnTheWay(settings, today)
  const given = Map.groupBy([...sessions, ...appointments], ({ startsAt }) => istDate(startsAt))
  const days = isEveryDay
    ? listDays(today, settings.examOn)
    : new Set(appointments.map(({ startsAt }) => istDate(startsAt)))
  const room = new Map(
    [...days].map((day) => {
      const taken = [...spansOn(day, given.get(day) ?? []), ...fixedSpans(timetable, day)].map(({ start, minutes }) =>
        Math.max(0, Math.min(until, start + minutes) - Math.max(from, start)),
      )
      const free = until - from - taken.reduce((sum, minutes) => sum + minutes, 0)
      return [day, Math.max(0, Math.floor(free * STUDY_HOURS_WEIGHT))]
    }),
  )
  return other === undefined ? room : room.set(other.examOn, 0)
}

function revisionTask(revision: PlannerFacts['revisions'][number], today: string): PlanTask {
  const due = istDate(revision.dueAt)
  return {
    id: revision._id,
    kind: 'revision',
    subject: 'revision',
    priority: 'high',
    minutes: REVISION_MINUTES[revision.kind],
    notBefore: due > today ? due : today,
  }
}

/** What is handed in soonest first, and what is never handed in after it. */
function byDueDay(one: FactSession, other: FactSession): number {
  return (one.dueOn ?? NEVER).localeCompare(other.dueOn ?? NEVER)
}

function missedTask(session: FactSession): PlanTask {
  return {
    id: session._id,
    kind: 'missed',
    subject: session.subject ?? 'other',
    priority: 'high',
    minutes: session.durationMinutes,
  }
}

/** What an examination on the way does not ask for is begun after it. */
function beginOf({ key }: ChapterInProgress, first: { examId: ExamId; examOn: string } | undefined) {
  return first === undefined || requiresChapter(first.examId, key) ? {} : { notBefore: first.examOn }
}

/** What is left of a chapter to be planned; a remainder too short to sit down for is made a stretch. */
function chapterTask(chapter: ChapterInProgress, pinnedMinutes: number): PlanTask {
  const open = Math.max(0, chapter.leftMinutes - pinnedMinutes)
  return {
    id: chapter.key,
    kind: 'chapter',
    subject: chapter.subject === 'other' ? chapter.unit : chapter.subject,
    priority: chapter.priority,
    minutes: open === 0 ? 0 : Math.max(BLOCK_MIN, open),
  }
}
