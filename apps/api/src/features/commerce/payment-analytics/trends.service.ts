import { TOOL_NAMES } from '@sopaan/contract/paths'
import { type BusinessTrend, COHORT_WEEKS, type TrendDay } from '@sopaan/contract/trends'
import { addDays, listDays } from '@sopaan/domain/time/days'
import { istDate, startOfIstDay } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { findUsageCounts } from '#api/features/operations/usage-counts/usage-counts.service.ts'
import { csvLine } from '#api/http/csv.ts'
import { countOrders, type MoneyRow, sumByDay, type TimeRange } from './payment-analytics.queries.ts'
import { type DaysQuery, stretchOf } from './stretch.ts'
import {
  type CohortRow,
  countProfiles,
  countSignUps,
  countTries,
  findSeasonDays,
  listCohorts,
  sumMentoring,
  type Tries,
} from './trends.queries.ts'

const WEEK_DAYS = 7
const PAISE_IN_RUPEE = 100
const VISIT = 'visit'
const TOOL = 'tool:'

type Days = { from: string; to: string }

/**
 * How the business went by day beside as many days before, and what the whole stretch says.
 * @throws {Refusal} DATES_ORDER, STRETCH_TOO_LONG
 */
export async function findTrend(deps: Deps, asked: DaysQuery): Promise<BusinessTrend> {
  const { from, to, stretch } = stretchOf(deps, asked)
  const before = beforeOf(from, to)
  const today = istDate(deps.now())
  // The days before stand right before these: both are read at once.
  const [days, orders, profiles, cohorts, mentoring, season, usage, usageBefore] = await Promise.all([
    daysOf(deps, { from: before.from, to }),
    countOrders(deps.db, stretch),
    countProfiles(deps.db, stretch),
    listCohorts(deps.db, cohortStretch(to)),
    sumMentoring(deps.db, stretch),
    findSeasonDays(deps.db, today),
    findUsageCounts(deps, { from, to }),
    findUsageCounts(deps, before),
  ])
  const byDay = days.rows.filter(({ day }) => day >= from)
  const byDayBefore = days.rows.filter(({ day }) => day < from)
  const sum = (pick: (row: TrendDay) => number) => byDay.reduce((all, row) => all + pick(row), 0)
  const opened = (counts: typeof usage, tool: string) =>
    counts.filter(({ what }) => what === `${TOOL}${tool}`).reduce((all, { count }) => all + count, 0)
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
      visits: sum(({ visits }) => visits),
      tools: tools.reduce((all, { opened }) => all + opened, 0),
      signUps: sum(({ signUps }) => signUps),
      profiles,
      orders,
      paid: sum(({ paid }) => paid),
    },
    cohorts: cohortsOf(cohorts, to),
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
  return [day, netPaise / PAISE_IN_RUPEE, paid, signUps, visits, tries, failedTries]
}

/** As many days right before. */
function beforeOf(from: string, to: string): Days {
  const count = listDays(from, to).length
  return { from: addDays(from, -count), to: addDays(from, -1) }
}

function rangeOf({ from, to }: Days): TimeRange {
  return { from: startOfIstDay(from), until: startOfIstDay(addDays(to, 1)) }
}

async function daysOf(deps: Deps, days: Days): Promise<{ rows: TrendDay[]; tries: readonly Tries[] }> {
  const range = rangeOf(days)
  const [money, signUps, tries, usage] = await Promise.all([
    sumByDay(deps.db, range),
    countSignUps(deps.db, range),
    countTries(deps.db, range),
    findUsageCounts(deps, days),
  ])
  const moneyBy = new Map(money.map((row) => [row.day, row]))
  const signUpsBy = new Map(signUps.map((row) => [row.day, row.count]))
  const triesBy = Map.groupBy(tries, ({ day }) => day)
  const visitsBy = new Map(usage.filter(({ what }) => what === VISIT).map((row) => [row.day, row.count]))
  const rows = listDays(days.from, days.to).map((day) => ({
    day,
    netPaise: netOf(moneyBy.get(day)),
    paid: moneyBy.get(day)?.paid ?? 0,
    signUps: signUpsBy.get(day) ?? 0,
    visits: visitsBy.get(day) ?? 0,
    tries: sumOf(triesBy.get(day), 'tries'),
    failedTries: sumOf(triesBy.get(day), 'failed'),
  }))
  return { rows, tries }
}

function sumOf(rows: readonly Tries[] = [], figure: 'tries' | 'failed'): number {
  return rows.reduce((sum, row) => sum + row[figure], 0)
}

/** The tries of some days by way, the most tried first. */
function methodsOf(tries: readonly Tries[]): BusinessTrend['methods'] {
  return [...Map.groupBy(tries, ({ method }) => method)]
    .map(([method, rows]) => ({ method, tries: sumOf(rows, 'tries'), failed: sumOf(rows, 'failed') }))
    .toSorted((one, other) => other.tries - one.tries || (one.method ?? '~').localeCompare(other.method ?? '~'))
}

function netOf(row: MoneyRow | undefined): number {
  return row === undefined ? 0 : row.gross - row.tax - (row.refund - row.refundTax)
}

/** The weeks from Monday up to the one that a day is in. */
function weeksUpTo(to: string): string[] {
  const monday = addDays(to, -((new Date(`${to}T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS))
  return Array.from({ length: COHORT_WEEKS }, (_, at) => addDays(monday, (at + 1 - COHORT_WEEKS) * WEEK_DAYS))
}

function cohortStretch(to: string): TimeRange {
  const [first = to] = weeksUpTo(to)
  return { from: startOfIstDay(first), until: startOfIstDay(addDays(to, 1)) }
}

/** Every week with its people, and those of them who did anything in it and in each week after. */
function cohortsOf(rows: readonly CohortRow[], to: string): BusinessTrend['cohorts'] {
  const weeks = weeksUpTo(to)
  return weeks.flatMap((week, at) => {
    const own = rows.filter((row) => row.week === week)
    const [first] = own
    if (first === undefined) return []
    const active = Array.from(
      { length: COHORT_WEEKS - at },
      (_, after) => own.find((row) => row.after === after)?.active ?? 0,
    )
    return [{ week, people: first.people, active }]
  })
}
