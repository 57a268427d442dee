import { setTimeout as pause } from 'node:timers/promises'
import { atLeast, atMost, exactly, type Figure } from '../figure.ts'
import { countLost, type Load } from './crowd.ts'
import type { Fleet } from './fleet.ts'
import type { LoadResult } from './load.ts'

/** Something that breaks while people are there. */
type Fault = {
  name: string
  /** How long the load goes on around it, s. */
  seconds: number
  /** Breaks it, and mends it where it does not mend itself. */
  run: (fleet: Fleet) => Promise<void>
}

/** The load is on for so long before the fault, ms. */
const BEFORE_MS = 5_000
const DATABASE_AWAY_MS = 30_000
const STALLED_MS = 10_000
/** Seconds until the product answers at half its rate again after the worst moment. */
const BACK_SECONDS_MAX = 45
/** Of the answers before the fault, what is still answered in the worst ten seconds: public pages outlive every one of these. */
const ANSWERED_SHARE_MIN = 0.3
const WORST_SECONDS = 10

const FAULTS: readonly Fault[] = [
  {
    name: 'database stopped 30 s',
    seconds: 60,
    run: async ({ postgres }) => {
      postgres.crash()
      await pause(DATABASE_AWAY_MS)
      await postgres.restart()
    },
  },
  { name: 'connections black-holed', seconds: 30, run: async ({ way }) => way.swallow() },
  { name: 'PgBouncer restarted', seconds: 25, run: ({ pooler }) => pooler.restart() },
  { name: 'one process killed', seconds: 40, run: (fleet) => fleet.replace(0) },
  {
    name: 'log reader stalled',
    seconds: 30,
    run: async ({ web }) => {
      const [first] = web
      first?.child.stdout?.pause()
      await pause(STALLED_MS)
      first?.child.stdout?.resume()
    },
  },
  { name: 'disk of the log full', seconds: 40, run: (fleet) => fleet.replace(1, 'full') },
]

/** Each fault under a load that the product bears: what was answered meanwhile, and whether anything that was told is lost. */
export async function runCases(
  fleet: Fleet,
  load: Load,
  { perSecond, eventId }: { perSecond: number; eventId: string },
): Promise<Figure[]> {
  const named = process.env.RESULT_DAY_CASES?.split(',')
  const figures: Figure[] = []
  for (const fault of FAULTS.filter(({ name }) => named === undefined || named.includes(name))) {
    const loading = load.run({ kind: 'rate', perSecond, seconds: fault.seconds })
    await pause(BEFORE_MS)
    await fault.run(fleet)
    const result = await loading
    figures.push(...describeCase(fault.name, result, await countLost(fleet.databaseUrl, eventId, result.told)))
  }
  return figures
}

function describeCase(name: string, result: LoadResult, lost: number): Figure[] {
  const { asked, done, shed, failed, told, doneBySecond } = result
  const failures = Object.values(failed).reduce((sum, count) => sum + count, 0)
  console.log(
    `result-day ${name}: ${asked} asked, ${done} answered, ${shed} told to come again, failed ${JSON.stringify(failed)}; ` +
      `told so far: ${told.signedUp.length} signed up, ${told.registered.length} registered, ${told.paid.length} paid`,
  )
  const before = doneBySecond.slice(1, BEFORE_MS / 1_000)
  const usual = before.reduce((sum, count) => sum + count, 0) / before.length
  const rest = doneBySecond.slice(BEFORE_MS / 1_000)
  const worst = Math.min(
    ...rest.map((_, at) => sum(rest.slice(at, at + WORST_SECONDS)) / Math.min(WORST_SECONDS, rest.length - at)),
  )
  const back = rest.findLastIndex((count) => count < usual / 2) + 1
  return [
    exactly(`${name}: people who signed up, registered or paid and are lost`, lost, 0, ''),
    exactly(`${name}: answers that are no answer and no 503 with a time`, failures, 0, ''),
    atLeast(`${name}: answered in the worst ten seconds, of before`, worst / usual, ANSWERED_SHARE_MIN, ''),
    atMost(`${name}: until it answers as before`, back, BACK_SECONDS_MAX, 's'),
  ]
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0)
}
