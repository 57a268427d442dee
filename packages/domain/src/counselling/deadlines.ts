import { addDays } from '../time/days.ts'
import { HOUR_MS } from '../time/durations.ts'
import { istDate, startOfIstDay } from '../time/ist.ts'
import { type CounsellingSeason, type CounsellingStep, endOfStep, startOfStep } from './season.ts'

/** Steps that cost somebody who misses their end; where two end together, the first of these names the deadline. */
const DEADLINE_KINDS = ['registration', 'report-and-pay', 'partial-admission', 'withdraw'] as const
export type DeadlineKind = (typeof DEADLINE_KINDS)[number]

/** What ends at one moment of a season. */
export type Deadline = {
  /** The same for the same step of a season, whenever it ends: `josaa-2026-report-and-pay-2`. */
  key: string
  kind: DeadlineKind
  round: number | null
  /** When what it is about begins, in milliseconds: nobody is reminded before. */
  startsAt: number
  /** In milliseconds. */
  endsAt: number
  /** Whether leaving the counselling ends at the same moment. */
  endsWithdrawal: boolean
}

/** How near a deadline is: from the day before at 9 in India on, and from three hours before it. */
export type Lead = 'day' | 'hours'

/** The hour of India's day at which one is reminded of tomorrow. */
const MORNING_MS = 9 * HOUR_MS
const LAST_HOURS_MS = 3 * HOUR_MS

/** The deadlines of a season, first to last. Steps that end at one moment are one deadline. */
export function listDeadlines({ body, season, steps }: CounsellingSeason): Deadline[] {
  const byEnd = Map.groupBy(steps.filter(hasDeadline), endOfStep)
  return [...byEnd]
    .sort(([one], [other]) => one - other)
    .flatMap(([endsAt, together]) => {
      const [first, ...others] = together.toSorted((one, other) => importance(one) - importance(other))
      if (first === undefined) return []
      const { kind, round } = first
      return {
        key: [body, season, kind, ...(round === null ? [] : [round])].join('-').toLowerCase(),
        kind,
        round,
        startsAt: startOfStep(first),
        endsAt,
        endsWithdrawal: others.some((step) => step.kind === 'withdraw'),
      }
    })
}

/** How near a deadline is now; undefined while it is far, has not begun, or is over. @param now  milliseconds */
export function leadOf({ startsAt, endsAt }: Pick<Deadline, 'startsAt' | 'endsAt'>, now: number): Lead | undefined {
  if (now >= endsAt || now < startsAt) return undefined
  if (now >= endsAt - LAST_HOURS_MS) return 'hours'
  const dayBefore = startOfIstDay(addDays(istDate(new Date(endsAt)), -1)).getTime() + MORNING_MS
  return now >= dayBefore ? 'day' : undefined
}

type EndingStep = CounsellingStep & { kind: DeadlineKind; until: string }

function hasDeadline(step: CounsellingStep): step is EndingStep {
  return step.until !== null && DEADLINE_KINDS.some((kind) => kind === step.kind)
}

function importance({ kind }: EndingStep): number {
  return DEADLINE_KINDS.indexOf(kind)
}
