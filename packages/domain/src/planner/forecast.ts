import { addDays, daysBetween } from '../time/days.ts'
import { dayShareMinutes, makePlan, type Plan, type PlanRules, type PlanTask } from './plan.ts'
import { coveredShare } from './remaining.ts'

/** How long a chapter takes in all, and how much of that is still ahead. */
export type CountedChapter = { key: string; expectedMinutes: number; leftMinutes: number }

export type Forecast = {
  /** Covered of the syllabus now and by the examination, by hours, from 0 to 1. */
  shareNow: number
  shareThen: number
  /** The day the last chapter ends; undefined where some do not fit. */
  finishesOn: string | undefined
  /** Chapters that do not fit, with the minutes that are missing. */
  unfit: { key: string; minutes: number }[]
  /** What a week really holds under the cap and the rest day, minutes. */
  weekHoldsMinutes: number
}

/**
 * How far one gets by the examination at a pace: what the plan has no room for is missing, and nothing is rounded in
 * anyone's favour.
 */
export function forecastPlan(chapters: readonly CountedChapter[], plan: Plan, rules: PlanRules): Forecast {
  const keys = new Set(chapters.map(({ key }) => key))
  const missing = new Map(plan.unfit.map(({ taskId, minutes }) => [taskId, minutes]))
  const then = chapters.map((chapter) => ({ ...chapter, leftMinutes: missing.get(chapter.key) ?? 0 }))
  const lastDay = plan.days.findLast(({ blocks }) => blocks.some(({ taskId }) => keys.has(taskId)))
  const unfit = chapters.flatMap(({ key }) => {
    const minutes = missing.get(key)
    return minutes === undefined ? [] : [{ key, minutes }]
  })
  const studyDays = rules.restDay === undefined ? 7 : 6
  return {
    shareNow: coveredShare(chapters),
    shareThen: coveredShare(then),
    finishesOn: unfit.length > 0 ? undefined : (lastDay?.day ?? rules.today),
    unfit,
    weekHoldsMinutes: dayShareMinutes(rules) * studyDays,
  }
}

/** The forecast at another number of hours a week, everything else as it is. */
export function forecastAt(
  weeklyMinutes: number,
  { tasks, chapters, rules }: { tasks: readonly PlanTask[]; chapters: readonly CountedChapter[]; rules: PlanRules },
): Forecast {
  const changed = { ...rules, weeklyMinutes }
  return forecastPlan(chapters, makePlan(tasks, changed), changed)
}

/** A pace needs at least this many days to speak of, and looks back this far. Ours. */
const PACE_DAYS_MIN = 7
const PACE_DAYS_MAX = 28

/**
 * What a week really held of late, minutes: finished sessions of the last four weeks, today left out.
 * @param finished  by day, in any order
 * @returns undefined before a week has passed since the first of them
 */
export function realPace(finished: readonly { day: string; minutes: number }[], today: string): number | undefined {
  const first = finished.reduce<string | undefined>(
    (earliest, { day }) => (earliest === undefined || day < earliest ? day : earliest),
    undefined,
  )
  if (first === undefined || first > addDays(today, -PACE_DAYS_MIN)) return undefined
  const from = [first, addDays(today, -PACE_DAYS_MAX)].sort().at(-1) ?? first
  const days = daysBetween(from, today)
  const minutes = finished.filter(({ day }) => day >= from && day < today).reduce((sum, each) => sum + each.minutes, 0)
  return Math.round((minutes / days) * 7)
}
