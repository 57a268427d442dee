import { daysBetween } from '../time/days.ts'
import { istDate } from '../time/ist.ts'
import { type CounsellingSeason, type CounsellingStep, endOfStep, lastDayOfStep, startOfStep } from './season.ts'

/**
 * What a candidate has to do next: `act` until a deadline that runs, `wait` for a day that is announced, `over` when the
 * notice holds nothing more. Days are counted on India's calendar: 0 on the day itself.
 */
export type NextStep =
  | { kind: 'act'; step: CounsellingStep; daysLeft: number }
  | { kind: 'wait'; step: CounsellingStep; daysLeft: number }
  | { kind: 'over' }

/** Steps with something to do until they end. Withdrawing is open to few and is never what most do next. */
const ACTS: readonly string[] = ['registration', 'report-and-pay', 'partial-admission']
/** Steps that one waits for while nothing runs. */
const AWAITED: readonly string[] = ['main-ranks', 'advanced-result', 'allotment', 'special-rounds', ...ACTS]

/** Whether a seat may have come by now and may still change: from the first allotment until all of JoSAA's steps are over. @param now  milliseconds */
export function isRoundOut({ steps }: Pick<CounsellingSeason, 'steps'>, now: number): boolean {
  const isAllotted = steps.some((step) => step.kind === 'allotment' && startOfStep(step) <= now)
  return isAllotted && steps.some((step) => step.kind === 'report-and-pay' && endOfStep(step) >= now)
}

/** The step that somebody in a season has to take next. @param now  milliseconds */
export function findNextStep({ steps }: Pick<CounsellingSeason, 'steps'>, now: number): NextStep {
  const today = istDate(new Date(now))
  const running = steps
    .filter((step) => ACTS.includes(step.kind) && startOfStep(step) <= now && now <= endOfStep(step))
    .sort((a, b) => endOfStep(a) - endOfStep(b))[0]
  if (running) return { kind: 'act', step: running, daysLeft: daysBetween(today, lastDayOfStep(running)) }
  const coming = steps
    .filter((step) => AWAITED.includes(step.kind) && startOfStep(step) > now)
    .sort((a, b) => startOfStep(a) - startOfStep(b))[0]
  if (!coming) return { kind: 'over' }
  return { kind: 'wait', step: coming, daysLeft: daysBetween(today, istDate(new Date(startOfStep(coming)))) }
}
