import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atLeast, exactly, type Figure } from './figure.ts'
import { describeCosts, measureCosts, printArithmetic } from './result-day/arithmetic.ts'
import { runCases } from './result-day/cases.ts'
import { countLost, fillCrowd, type Load, startLoad } from './result-day/crowd.ts'
import { CONNECTIONS_EACH, type Fleet, startFleet } from './result-day/fleet.ts'

/**
 * A result day on one machine: three web processes and a worker of the built product, on PostgreSQL behind PgBouncer, behind
 * nginx with the deploy kit's own example. First what one request costs; then the mix of visitors at twice what the machine
 * held, for ten minutes (`--short`: two); then the same people while something breaks. `RESULT_DAY_CASES` names the cases to
 * run, parted by commas; `--no-load` leaves the long load out. The load runs on the same cores, so the rates are a floor.
 */

const isShort = process.argv.includes('--short')
const hasLoad = !process.argv.includes('--no-load')
const LOAD_SECONDS = isShort ? 120 : 600
const CAPACITY_SECONDS = isShort ? 10 : 30
const CAPACITY_AT_ONCE = 48
const OVER = 2
/** While something breaks, people come at this share of what the machine held. */
const CASE_SHARE = 0.4
const CASE_RATE_MAX = 150
/** Of what the machine held, what it still answers under twice as much. */
const CAPACITY_SHARE_MIN = 0.5

/** The figures of the day. */
export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sopaan-result-day-'))
  const load = await startLoad()
  const fleet = await startFleet(folder, load.settings)
  try {
    const crowd = await fillCrowd(fleet)
    await load.arrive(crowd)
    const costs = await measureCosts(fleet, load)
    const held = await load.run({ kind: 'held', atOnce: CAPACITY_AT_ONCE, seconds: CAPACITY_SECONDS })
    const perSecond = held.done / held.seconds
    console.log(
      `result-day held: ${Math.round(perSecond)} requests/s, p50 ${Math.round(held.p50Ms)} ms, p99 ${Math.round(held.p99Ms)} ms`,
    )
    const figures = [
      ...describeCosts(costs),
      ...(hasLoad ? await rush(fleet, load, { perSecond, eventId: crowd.eventId }) : []),
      ...(await runCases(fleet, load, {
        perSecond: Math.min(perSecond * CASE_SHARE, CASE_RATE_MAX),
        eventId: crowd.eventId,
      })),
    ]
    printArithmetic(costs, CONNECTIONS_EACH)
    return figures
  } finally {
    await fleet.stop()
    load.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Twice what the machine held: what is too much is told to come again, and nothing that was told is lost. */
async function rush(
  fleet: Fleet,
  load: Load,
  { perSecond, eventId }: { perSecond: number; eventId: string },
): Promise<Figure[]> {
  const before = fleet.cpuSeconds()
  const result = await load.run({ kind: 'rate', perSecond: OVER * perSecond, seconds: LOAD_SECONDS })
  const { asked, done, shed, failed, seconds, p50Ms, p99Ms } = result
  const cpuMs = ((fleet.cpuSeconds() - before) / done) * 1_000
  console.log(
    `result-day twice that: ${asked} asked, ${done} answered (${Math.round(done / seconds)}/s, p50 ${Math.round(p50Ms)} ms, ` +
      `p99 ${Math.round(p99Ms)} ms, ${cpuMs.toFixed(2)} ms of a core each), ${shed} told to come again, failed ${JSON.stringify(failed)}`,
  )
  const failures = Object.values(failed).reduce((sum, count) => sum + count, 0)
  return [
    atLeast('at twice what the machine held, answered of that', done / seconds / perSecond, CAPACITY_SHARE_MIN, ''),
    exactly('answers that are no answer and no 503 with a time', failures, 0, ''),
    exactly(
      'people who signed up, registered or paid and are lost',
      await countLost(fleet.databaseUrl, eventId, result.told),
      0,
      '',
    ),
  ]
}
