import { TOOL_NAMES } from '@sopaan/contract/paths'
import { type BusinessTrend, COHORT_WEEKS, type TrendDay } from '@sopaan/contract/trends'
import { sum } from '@sopaan/domain/numbers/sums'
import { addDays, listDays, mondayOf } from '@sopaan/domain/time/days'
import { istDate, startOfIstDay } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { listUsageCounts } from '#api/features/operations/usage-counts/usage-counts.open.queries.ts'
import { csvLine, csvRupees } from '#api/http/csv.ts'
import { listOrderCounts, listSold } from './payment-analytics.queries.ts'
import { moneyOf } from './payment-analytics.service.ts'
import { type DaysQuery, stretchOf } from './stretch.ts'
import {
  type CohortRow,
  countProfiles,
  findSeasonDays,
  listCohorts,
  listSignedUp,
  listTries,
  type SignedUpRow,
  sumMentoring,
  type TriesRow,
} from './trends.queries.ts'

const WEEK_DAYS = 7
const VISIT = 'visit'
const TOOL = 'tool:'

type Days = { from: string; to: string }
type Try = TriesRow & { day: string }

/**
 * How the business went by day beside as many days before, and what the whole stretch says.
 * @throws {Refusal} DATES_ORDER, STRETCH_TOO_LONG
 */
export async function findTrend(deps: Deps, asked: DaysQuery): Promise<BusinessTrend> {
  const { from, to, stretch } = stretchOf(deps, asked)
  const before = beforeOf(from, to)
  const today = istDate(deps.now())
  // The days before stand right before these: both are read at once.
  const weeks = weeksUpTo(to)
  const [days, orders, profiles, signedUp, active, mentoring, season, usage, usageBefore] = await Promise.all([
    daysOf(deps, { from: before.from, to }),
    listOrderCounts(deps.db, listDays(from, to)),
    countProfiles(deps.db, stretch),
    listSignedUp(deps.db, listDays(weeks[0] ?? to, to)),
    listCohorts(deps.db, { from: startOfIstDay(weeks[0] ?? to), until: startOfIstDay(addDays(to, 1)) }),
    sumMentoring(deps.db, stretch),
    findSeasonDays(deps.db, today),
    listUsageCounts(deps.db, { from, to }),
    listUsageCounts(deps.db, before),
  ])
  const byDay = days.rows.filter(({ day }) => day >= from)
  const byDayBefore = days.rows.filter(({ day }) => day < from)
  const opened = (counts: typeof usage, tool: string) =>
    sum(counts.filter(({ what }) => what === `${TOOL}${tool}`).map(({ count }) => count))
  const tools = TOOL_NAMES.map((tool) => ({
    tool,
    opened: opened(usage, tool),
    openedBefore: opened(usageBefore, tool),
  }))
  return {
    from,
    to,
    before,
    season: season ? { from: season.from, to: season.to < today ? season.to : today } : null,
    byDay,
    byDayBefore,
    funnel: {
      visits: sum(byDay.map(({ visits }) => visits)),
      tools: sum(tools.map(({ opened }) => opened)),
      signUps: sum(byDay.map(({ signUps }) => signUps)),
      profiles,
      orders: sum(orders.map(({ orders }) => orders)),
      paid: sum(byDay.map(({ paid }) => paid)),
    },
    cohorts: cohortsOf(weeks, signedUp, active),
    methods: methodsOf(days.tries.filter(({ day }) => day >= from)),
    tools: tools.toSorted((one, other) => other.opened - one.opened),
    mentoring,
  }
}

/** The days as the lines of a CSV file, amounts in rupees. @throws {Refusal} DATES_ORDER, STRETCH_TOO_LONG */
export async function writeTrendCsv(deps: Deps, asked: DaysQuery): Promise<string> {
  const { byDay, byDayBefore } = await findTrend(deps, asked)
  const names = ['net_inr', 'paid', 'sign_ups', 'visits', 'tries', 'failed_tries']
  const head = ['day', ...names, 'day_before', ...names.map((name) => `${name}_before`)]
  const lines = byDay.map((row, at) => [...cellsOf(row), ...cellsOf(byDayBefore[at] ?? row)])
  return [head, ...lines].map(csvLine).join('')
}

function cellsOf({ day, netPaise, paid, signUps, visits, tries, failedTries }: TrendDay): (string | number)[] {
  return [day, csvRupees(netPaise), paid, signUps, visits, tries, failedTries]
}

/** As many days right before. */
function beforeOf(from: string, to: string): Days {
  const count = listDays(from, to).length
  return { from: addDays(from, -count), to: addDays(from, -1) }
}

async function daysOf(deps: Deps, days: Days): Promise<{ rows: TrendDay[]; tries: readonly Try[] }> {
  const all = listDays(days.from, days.to)
  const [money, signUps, tries, usage] = await Promise.all([
    listSold(deps.db, all),
    listSignedUp(deps.db, all),
    listTries(deps.db, all),
    listUsageCounts(deps.db, days),
  ])
  const moneyBy = Map.groupBy(money, ({ day }) => day)
  const signUpsBy = Map.groupBy(signUps, ({ day }) => day)
  const triesBy = Map.groupBy(tries, ({ day }) => day)
  const visitsBy = new Map(usage.filter(({ what }) => what === VISIT).map((row) => [row.day, row.count]))
  const rows = all.map((day) => ({
    day,
    netPaise: moneyOf(moneyBy.get(day)).netPaise,
    paid: moneyOf(moneyBy.get(day)).paid,
    signUps: sum((signUpsBy.get(day) ?? []).map(({ count }) => count)),
    visits: visitsBy.get(day) ?? 0,
    tries: sumOf(triesBy.get(day), 'tries'),
    failedTries: sumOf(triesBy.get(day), 'failed'),
  }))
  return { rows, tries }
}

function sumOf(rows: readonly Try[] = [], figure: 'tries' | 'failed'): number {
  return sum(rows.map((row) => row[figure]))
}

/** The tries of some days by way, the most tried first. */
function methodsOf(tries: readonly Try[]): BusinessTrend['methods'] {
  return [...Map.groupBy(tries, ({ method }) => method)]
    .map(([method, rows]) => ({ method, tries: sumOf(rows, 'tries'), failed: sumOf(rows, 'failed') }))
    .toSorted((one, other) => other.tries - one.tries || (one.method ?? '~').localeCompare(other.method ?? '~'))
}

/** The weeks from Monday up to the one that a day is in. */
function weeksUpTo(to: string): string[] {
  const monday = mondayOf(to)
  return Array.from({ length: COHORT_WEEKS }, (_, at) => addDays(monday, (at + 1 - COHORT_WEEKS) * WEEK_DAYS))
}

/** Every week with the mentees who signed up in it, and those of them who did anything in it and in each week after. */
function cohortsOf(
  weeks: readonly string[],
  signedUp: readonly (SignedUpRow & { day: string })[],
  active: readonly CohortRow[],
): BusinessTrend['cohorts'] {
  const mentees = signedUp.filter(({ role }) => role === 'mentee')
  return weeks.flatMap((week, at) => {
    const people = sum(mentees.filter(({ day }) => mondayOf(day) === week).map(({ count }) => count))
    if (people === 0) return []
    const own = active.filter((row) => row.week === week)
    const counts = Array.from(
      { length: weeks.length - at },
      (_, after) => own.find((row) => row.after === after)?.active ?? 0,
    )
    return [{ week, people, active: counts }]
  })
}
