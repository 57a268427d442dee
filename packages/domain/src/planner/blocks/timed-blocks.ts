import { MINUTE_MS } from '../../time/durations.ts'
import { istDate } from '../../time/ist.ts'
import { BLOCK_MAX, BLOCK_MIN, type Plan, type PlanBlock } from '../plan.ts'
import { eveningEnd, minuteOf, type PlannerFacts, spansOn } from '../planner-facts.ts'
import { assignBlocks, type MinuteSpan } from './assign-blocks.ts'
import { fixedSpans } from './fixed-hours.ts'

/** A stretch of a day's plan with its hour; `joined`: the revisions that one sitting holds, where they are several. */
export type TimedBlock = {
  taskId: string
  minutes: number
  startMinute: number | undefined
  joined?: readonly string[]
}

type Sitting = PlanBlock & Pick<TimedBlock, 'joined'>

/**
 * Gives the stretches of one planned day their hours, around the sittings that stand; today not before now. The revisions of
 * a day are sat down to together.
 */
export function timedBlocks(
  { day, blocks }: Pick<Plan['days'][number], 'day' | 'blocks'>,
  facts: Pick<PlannerFacts, 'settings' | 'sessions' | 'appointments'> & {
    revisions: readonly Pick<PlannerFacts['revisions'][number], '_id'>[]
  },
  now: string,
): TimedBlock[] {
  const taken = [
    ...spansOn(day, [...facts.sessions, ...facts.appointments]),
    ...fixedSpans(facts.settings.timetable ?? [], day),
  ]
  const isToday = istDate(now) === day
  // Nothing is planned for seconds ago: a minute that has begun is past.
  const next = minuteOf(now) + Math.sign(Date.parse(now) % MINUTE_MS)
  const from = isToday ? Math.max(facts.settings.startMinute, nextStep(next)) : facts.settings.startMinute
  const past: MinuteSpan[] = isToday ? [{ start: 0, minutes: Math.max(0, next - 10) }] : []
  const sittings = joinShort(joinRevisions(blocks, new Set(facts.revisions.map(({ _id }) => _id))))
  const starts = assignBlocks(sittings, [...past, ...taken], { from, until: eveningEnd(facts.settings) })
  return sittings.map((block, at) => ({ ...block, startMinute: starts[at] }))
}

/** The revisions of a day in as few sittings as are no longer than any other, each under its first. */
function joinRevisions(blocks: readonly PlanBlock[], revisions: ReadonlySet<string>): Sitting[] {
  const sittings: Sitting[] = []
  let open: Sitting | undefined
  for (const block of blocks) {
    if (open !== undefined && revisions.has(block.taskId) && open.minutes + block.minutes <= BLOCK_MAX) {
      open.joined = [...(open.joined ?? [open.taskId]), block.taskId]
      open.minutes += block.minutes
      continue
    }
    const sitting = { ...block }
    sittings.push(sitting)
    if (revisions.has(block.taskId)) open = sitting
  }
  return sittings
}

/** What is too short to sit down for is one sitting under the name of its first. */
function joinShort(blocks: readonly Sitting[]): readonly Sitting[] {
  const short = blocks.filter(({ minutes }) => minutes < BLOCK_MIN)
  const [first] = short
  if (first === undefined) return blocks
  const minutes = Math.max(
    BLOCK_MIN,
    short.reduce((sum, each) => sum + each.minutes, 0),
  )
  return blocks.flatMap((block) => {
    if (block === first) return [{ ...block, minutes }]
    return block.minutes < BLOCK_MIN ? [] : [block]
  })
}

function nextStep(minute: number): number {
  return Math.ceil(minute / 15) * 15
}
