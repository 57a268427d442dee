import { indianDayOf, wallTimeOf } from '../indian-times.ts'
import { addDays } from './day-arithmetic.ts'
import type { CountedChapter } from './forecast.ts'
import { placeBlocks, type Span } from './place-blocks.ts'
import type { Plan, PlanRules, PlanTask } from './plan.ts'
import { type ChapterStanding, remainingMinutes, UNTOUCHED } from './remaining.ts'
import { chaptersOf, type PlannedChapter } from './syllabus.ts'
import type { Priority, Subject, SyllabusList } from './syllabus-chapter.ts'

/** What a person told the planner, as the calls answer it. */
export type PlannerFacts = {
  settings: {
    examOn: string
    list: SyllabusList
    weeklyMinutes: number
    dailyCapMinutes: number
    restDay: number | null
    startMinute: number
  }
  chapters: readonly (ChapterStanding & { key: string; isLeftOut: boolean })[]
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
    kind: 'chapter' | 'mistake'
    chapterKey: string | null
    note: string | null
    dueAt: string
  }[]
  sessions: readonly FactSession[]
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
}

/** A chapter with where one stands, and what a plan has to find room for. */
export type StandingChapter = PlannedChapter & { standing: ChapterStanding; isLeftOut: boolean; leftMinutes: number }

/** How long a revision takes, minutes. Ours. */
const REVISION_MINUTES = { chapter: 25, mistake: 5 } as const
/** Nothing is planned later than this, minutes after midnight; and this share of what is left is time at the desk. Ours. */
const LAST_MINUTE = 23.5 * 60
const AT_DESK = 0.85
/** Sittings missed longer ago than this are not carried along. Ours. */
const MISSED_DAYS_MAX = 14

/** Every chapter of the person's list and of their own, with what is left of it. */
export function standingChapters(
  facts: Pick<PlannerFacts, 'settings' | 'chapters' | 'ownChapters'>,
): StandingChapter[] {
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
  chapters: StandingChapter[]
  /** Chapters a forecast counts: those not left out. */
  counted: CountedChapter[]
  tasks: PlanTask[]
  rules: PlanRules
  /** Sittings of the last days that were not kept. */
  missed: FactSession[]
}

/**
 * Turns what a person told into tasks and rules. A sitting that lies ahead and names a chapter takes its minutes off that
 * chapter; one that was missed gives them back by itself, and one without a chapter becomes a task of its own.
 * @param now  ISO 8601
 */
export function plannerInput(facts: PlannerFacts, now: string): PlannerInput {
  const today = indianDayOf(now)
  const chapters = standingChapters(facts)
  const ahead = facts.sessions.filter((each) => !each.isCompleted && indianDayOf(each.startsAt) >= today)
  const missed = facts.sessions.filter((each) => {
    const day = indianDayOf(each.startsAt)
    return !each.isCompleted && day < today && day >= addDays(today, -MISSED_DAYS_MAX)
  })
  const pinned = new Map<string, number>()
  for (const { chapterKey, durationMinutes } of ahead) {
    if (chapterKey !== null) pinned.set(chapterKey, (pinned.get(chapterKey) ?? 0) + durationMinutes)
  }
  const counted = chapters.filter(({ isLeftOut }) => !isLeftOut)
  const tasks: PlanTask[] = [
    ...facts.revisions.map((revision) => revisionTask(revision, today)),
    ...missed.filter(({ chapterKey }) => chapterKey === null).map(missedTask),
    ...counted.map((chapter) => chapterTask(chapter, pinned.get(chapter.key) ?? 0)),
  ]
  const doneToday = facts.sessions.filter(
    (each) => each.completedAt !== null && indianDayOf(each.completedAt) === today,
  )
  const { settings } = facts
  const rules: PlanRules = {
    today,
    examOn: settings.examOn,
    weeklyMinutes: settings.weeklyMinutes,
    dailyCapMinutes: settings.dailyCapMinutes,
    restDay: settings.restDay ?? undefined,
    fixed: [
      ...ahead.map(({ startsAt, durationMinutes }) => ({ day: indianDayOf(startsAt), minutes: durationMinutes })),
      ...doneToday.map(({ durationMinutes }) => ({ day: today, minutes: durationMinutes })),
    ],
    todayHoldsMinutes: holdsAfter(minuteOf(now)),
  }
  return { chapters, counted, tasks: tasks.filter(({ minutes }) => minutes > 0), rules, missed }
}

/** A stretch of a day's plan with its hour. */
export type TimedBlock = { taskId: string; minutes: number; startMinute: number | undefined }

/** Gives the stretches of one planned day their hours, around the sittings that stand; today not before now. */
export function timedBlocks(
  { day, blocks }: Plan['days'][number],
  facts: Pick<PlannerFacts, 'settings' | 'sessions'>,
  now: string,
): TimedBlock[] {
  const taken = facts.sessions
    .filter(({ startsAt }) => indianDayOf(startsAt) === day)
    .map((each): Span => ({ start: minuteOf(each.startsAt), minutes: each.durationMinutes }))
  const isToday = indianDayOf(now) === day
  const from = isToday ? Math.max(facts.settings.startMinute, nextStep(minuteOf(now))) : facts.settings.startMinute
  const past: Span[] = isToday ? [{ start: 0, minutes: Math.max(0, minuteOf(now) - 10) }] : []
  const starts = placeBlocks(blocks, [...past, ...taken], from)
  return blocks.map((block, at) => ({ ...block, startMinute: starts[at] }))
}

/** Minutes after midnight in India. @param instant  ISO 8601 */
export function minuteOf(instant: string): number {
  const [hours = 0, minutes = 0] = wallTimeOf(instant).slice(11).split(':').map(Number)
  return hours * 60 + minutes
}

/** What is left of a day that is so far gone: breaks and an end before midnight taken off. */
function holdsAfter(minute: number): number {
  return Math.max(0, Math.floor((LAST_MINUTE - minute) * AT_DESK))
}

function nextStep(minute: number): number {
  return Math.ceil(minute / 15) * 15
}

function revisionTask(revision: PlannerFacts['revisions'][number], today: string): PlanTask {
  const due = indianDayOf(revision.dueAt)
  return {
    id: revision._id,
    kind: 'revision',
    subject: 'revision',
    priority: 'high',
    minutes: REVISION_MINUTES[revision.kind],
    notBefore: due > today ? due : today,
  }
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

function chapterTask(chapter: StandingChapter, pinnedMinutes: number): PlanTask {
  return {
    id: chapter.key,
    kind: 'chapter',
    subject: chapter.subject === 'other' ? chapter.unit : chapter.subject,
    priority: chapter.priority,
    minutes: Math.max(0, chapter.leftMinutes - pinnedMinutes),
  }
}
