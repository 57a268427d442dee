import { addDays, listDays, weekdayOf } from '../time/days.ts'

/** So many days in a row earn a freeze, and so many can be held. Ours. */
const DAYS_A_FREEZE = 7
const FREEZES_MAX = 2

export type Streak = {
  /** Days studied in a row. */
  days: number
  isTodayDone: boolean
  /** Missed days that may still come without breaking the row. */
  freezesLeft: number
  /** Missed days that a freeze covered, of the row that stands. */
  frozenOn: string[]
}

/**
 * Days studied in a row up to today. A rest day neither counts nor breaks; a missed day takes a freeze where one was
 * earned, one for each seven days of the row; today breaks nothing before it is over.
 * @param activeDays  days with something finished, in any order, repeated or not
 */
export function findStreak(activeDays: readonly string[], restDay: number | undefined, today: string): Streak {
  const active = new Set(activeDays.filter((day) => day <= today))
  const first = [...active].sort()[0]
  const none: Streak = { days: 0, isTodayDone: false, freezesLeft: 0, frozenOn: [] }
  if (first === undefined) return none
  let streak = none
  for (const day of listDays(first, addDays(today, -1))) streak = nextDay(streak, day, active.has(day), restDay)
  return active.has(today) ? { ...nextDay(streak, today, true, restDay), isTodayDone: true } : streak
}

function nextDay(streak: Streak, day: string, isActive: boolean, restDay: number | undefined): Streak {
  if (isActive) {
    const days = streak.days + 1
    const earned = days % DAYS_A_FREEZE === 0 ? 1 : 0
    return { ...streak, days, freezesLeft: Math.min(FREEZES_MAX, streak.freezesLeft + earned) }
  }
  if (weekdayOf(day) === restDay || streak.days === 0) return streak
  if (streak.freezesLeft > 0) {
    return { ...streak, freezesLeft: streak.freezesLeft - 1, frozenOn: [...streak.frozenOn, day] }
  }
  return { days: 0, isTodayDone: false, freezesLeft: 0, frozenOn: [] }
}
