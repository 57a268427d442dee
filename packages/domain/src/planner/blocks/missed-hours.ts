import { writeClock } from '../../time/format.ts'
import { fromIstDateTimeLocal } from '../../time/ist.ts'
import type { Plan } from '../plan.ts'
import type { FactSession, PlannerFacts } from '../planner-facts.ts'
import { timedBlocks } from './timed-blocks.ts'

/** Where a sitting that was missed fits. */
export type MissedHour = { _id: string; day: string; startsAt: string }

/** How many days ahead room is looked for. Ours. */
const DAYS_AHEAD = 7

type Facts = Pick<PlannerFacts, 'settings' | 'sessions' | 'appointments'>

/**
 * The first free hour ahead for each sitting that was missed, the oldest first: round what stands, within the evening, on no
 * day of rest and on none beyond its cap. One that no day has room for is absent.
 * @param now  ISO 8601
 */
export function listHoursForMissed(
  missed: readonly FactSession[],
  plan: Pick<Plan, 'days'>,
  facts: Facts,
  now: string,
): MissedHour[] {
  const placed: (MissedHour & FactSession)[] = []
  for (const session of missed.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))) {
    const hour = findHour(session, plan.days.slice(0, DAYS_AHEAD), { facts, placed, now })
    if (hour) placed.push({ ...session, ...hour })
  }
  return placed.map(({ _id, day, startsAt }) => ({ _id, day, startsAt }))
}

type Taken = { facts: Facts; placed: readonly (MissedHour & FactSession)[]; now: string }

function findHour(session: FactSession, days: Plan['days'], { facts, placed, now }: Taken): MissedHour | undefined {
  const { _id, durationMinutes: minutes } = session
  const taken = { ...facts, revisions: [], sessions: [...facts.sessions, ...placed] }
  for (const { day, isRest, fixedMinutes } of days) {
    const added = placed.filter((each) => each.day === day).reduce((sum, each) => sum + each.durationMinutes, 0)
    if (isRest || fixedMinutes + added + minutes > facts.settings.dailyCapMinutes) continue
    const start = timedBlocks({ day, blocks: [{ taskId: _id, minutes }] }, taken, now)[0]?.startMinute
    const startsAt = start === undefined ? undefined : fromIstDateTimeLocal(`${day}T${writeClock(start)}`)
    if (startsAt !== undefined) return { _id, day, startsAt }
  }
  return undefined
}
