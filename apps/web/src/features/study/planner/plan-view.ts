import type { PlannerOverview } from '@sopaan/contract/planner'
import type { StudySession } from '@sopaan/contract/sessions'
import { examOnTheWay, type PlannedExam, shareBy } from '@sopaan/domain/planner/exams'
import { type Forecast, forecastPlan } from '@sopaan/domain/planner/forecast'
import { makePlan, type Plan } from '@sopaan/domain/planner/plan'
import { type PlannerFacts, type PlannerInput, plannerInput } from '@sopaan/domain/planner/planner-facts'
import { findStreak, type Streak } from '@sopaan/domain/planner/streak'
import { EXAM_DAYS, EXAM_DAYS_CHECKED_ON } from '@sopaan/domain/syllabus/exam-days'
import type { ExamId } from '@sopaan/domain/syllabus/exam-ids'
import { findChapter } from '@sopaan/domain/syllabus/syllabus'
import { addDays } from '@sopaan/domain/time/days'
import { istDate } from '@sopaan/domain/time/ist'
import type { Words } from '#web/words/en.ts'

/** What chapters, units and sessions are called in the reader's language. */
export type Names = Words['syllabus']

/** A plan with all that screens show of it, named in the reader's language. */
export type PlanView = {
  names: Names
  facts: PlannerFacts
  sessions: readonly StudySession[]
  overview: PlannerOverview
  settings: NonNullable<PlannerOverview['settings']>
  input: PlannerInput
  plan: Plan
  forecast: Forecast
  /** The other examination where it is on the way, with what is covered of it by its day, from 0 to 1. */
  onTheWay: (PlannedExam & { share: number }) | undefined
  streak: Streak
  now: string
  today: string
}

type PlanNote = { overview: PlannerOverview; sessions: readonly StudySession[] }

/** Makes the plan of what was told; undefined before a plan was set up. */
export function viewPlan({ overview, ...told }: PlanNote, now: string, names: Names): PlanView | undefined {
  const { settings } = overview
  if (settings === null) return undefined
  const sessions = told.sessions.map((session) => ({ ...session, title: names.title(session) }))
  const facts = { ...overview, settings, sessions }
  const input = named(plannerInput(facts, now), names)
  const plan = makePlan(input.tasks, input.rules)
  const today = istDate(now)
  const first = examOnTheWay(settings, today)
  const active = [...overview.finished.map(({ day }) => day), ...overview.revisedOn]
  return {
    names,
    facts,
    sessions,
    overview,
    settings,
    input,
    plan,
    forecast: forecastPlan(input.counted, plan, input.rules),
    onTheWay: first && { ...first, share: shareBy(first, input.counted, plan.days) },
    streak: findStreak(active, settings.restDay ?? undefined, today),
    now,
    today,
  }
}

/** What a task of the plan is called; undefined for revisions, which have no name of their own. */
export function taskName(view: PlanView, taskId: string): string | undefined {
  const { input, overview } = view
  const chapter = input.chapters.find(({ key }) => key === taskId)
  if (chapter) return chapter.name
  const missed = input.missed.find(({ _id }) => _id === taskId)
  if (missed) return missed.title
  const revision = overview.revisions.find(({ _id }) => _id === taskId)
  return revision?.chapterKey == null ? undefined : chapterName(view, revision.chapterKey)
}

/** The name of a chapter, of the syllabus or of one's own. */
export function chapterName(
  { overview, names }: Pick<PlanView, 'overview' | 'names'>,
  key: string,
): string | undefined {
  const shipped = findChapter(key)
  return shipped ? names.chapter(key, shipped.name) : overview.ownChapters.find((own) => own.key === key)?.name
}

/** The same input with chapters and units called by the names of a language. */
function named(input: PlannerInput, names: Names): PlannerInput {
  const chapters = input.chapters.map((chapter) => ({
    ...chapter,
    name: names.chapter(chapter.key, chapter.name),
    unit: chapter.isOwn ? chapter.unit : names.unit(chapter.unit),
  }))
  return { ...input, chapters }
}

/** Where the day of an examination comes from, where it is one that ships and was not changed. */
export function examSource(examId: ExamId, examOn: string) {
  const exam = EXAM_DAYS.find(({ id }) => id === examId)
  return exam && exam.on === examOn ? { ...exam, checkedOn: EXAM_DAYS_CHECKED_ON } : undefined
}

/** How long something takes, in hours and minutes: `1 h 30 min`. @param minutes  whole minutes */
export function lengthOf(minutes: number, words: Pick<Words['planner'], 'hours' | 'minutes'>): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return words.minutes(String(rest))
  return rest === 0 ? words.hours(String(hours)) : `${words.hours(String(hours))} ${words.minutes(String(rest))}`
}

/** The seven days that begin with a day. */
export function weekFrom(day: string): string[] {
  return Array.from({ length: 7 }, (_, at) => addDays(day, at))
}

/** The day a week begins with: the one an address asks for, else today. */
export function firstDayOf(asked: string | null, today: string): string {
  const isDay = asked !== null && /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked))
  return isDay ? asked : today
}
