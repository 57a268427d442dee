import { NEED_KEYS, type Overview, type WeekFigures } from '@sopaan/contract/overview'
import { indianDayOf } from '@sopaan/domain/indian-times'
import type { Deps } from '#api/deps.ts'
import { findAnalytics } from '#api/features/payment-analytics/payment-analytics.service.ts'
import { dueGrievances } from './duties.service.ts'
import { countOnSale, countWeek, listNeedRows } from './overview.queries.ts'

const DAY_MS = 86_400_000
const WEEK_DAYS = 7

/** What needs a person now, the most urgent first, and the seven days up to today beside the seven before. */
export async function findOverview(deps: Deps): Promise<Overview> {
  const today = indianDayOf(deps.now().toISOString())
  const from = dayAfter(today, 1 - WEEK_DAYS)
  const [rows, due, onSale, now, before] = await Promise.all([
    listNeedRows(deps.db, deps.now()),
    dueGrievances(deps),
    countOnSale(deps.db, deps.now()),
    figuresOf(deps, from, today),
    figuresOf(deps, dayAfter(from, -WEEK_DAYS), dayAfter(from, -1)),
  ])
  const needs = rows
    .map(({ key, count, oldest }) => ({
      key,
      count,
      oldestAt: new Date(oldest).toISOString(),
      due: key === 'grievances' ? { overdue: due.overdue, today: due.today } : null,
    }))
    .toSorted((one, other) => NEED_KEYS.indexOf(one.key) - NEED_KEYS.indexOf(other.key))
  return { needs, onSale, week: { from, to: today, now, before } }
}

/** @param from, to  days by the calendar of India, both included */
async function figuresOf(deps: Deps, from: string, to: string): Promise<WeekFigures> {
  const [row, { totals }] = await Promise.all([
    countWeek(deps.db, startOf(from), startOf(dayAfter(to, 1))),
    findAnalytics(deps, { from, to }),
  ])
  return {
    signUps: row.sign_ups,
    paid: totals.paid,
    netPaise: totals.netPaise,
    registrations: row.registrations,
    sessionsHeld: row.sessions_held,
  }
}

/** Midnight in India at which a day begins. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`)
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
