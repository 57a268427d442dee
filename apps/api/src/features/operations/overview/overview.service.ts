import { NEED_KEYS, NEED_ROLES, type Overview, type OverviewWeek } from '@sopaan/contract/overview'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { addDays } from '@sopaan/domain/time/days'
import { istDate, startOfIstDay } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { findAnalytics } from '#api/features/commerce/payment-analytics/payment-analytics.service.ts'
import type { Actor } from '#api/http/access.ts'
import { dueGrievances } from './duties.service.ts'
import { countOnSale, countWeek, listNeedRows } from './overview.queries.ts'

const WEEK_DAYS = 7

/** What needs a person of these staff roles now, the most urgent first, and the seven days up to today beside the seven before. */
export async function findOverview(deps: Deps, { staffRoles = [] }: Pick<Actor, 'staffRoles'>): Promise<Overview> {
  const today = istDate(deps.now())
  const from = addDays(today, 1 - WEEK_DAYS)
  const [rows, due, onSale, now, before] = await Promise.all([
    listNeedRows(deps.db, deps.now()),
    dueGrievances(deps),
    countOnSale(deps.db, deps.now()),
    figuresOf(deps, from, today),
    figuresOf(deps, addDays(from, -WEEK_DAYS), addDays(from, -1)),
  ])
  const needs = rows
    .filter(({ key }) => hasStaffRole(staffRoles, NEED_ROLES[key]))
    .map(({ key, count, oldest }) => ({
      key,
      count,
      oldestAt: new Date(oldest).toISOString(),
      due: key === 'grievances' ? { overdue: due.overdue, today: due.today } : null,
    }))
    .toSorted((one, other) => NEED_KEYS.indexOf(one.key) - NEED_KEYS.indexOf(other.key))
  const isForMoney = hasStaffRole(staffRoles, ['finance'])
  const shown = (figures: OverviewWeek) => (isForMoney ? figures : { ...figures, paid: null, netPaise: null })
  return { needs, onSale, week: { from, to: today, now: shown(now), before: shown(before) } }
}

/** @param from, to  days by the calendar of India, both included */
async function figuresOf(deps: Deps, from: string, to: string): Promise<OverviewWeek> {
  const [row, { totals }] = await Promise.all([
    countWeek(deps.db, startOfIstDay(from), startOfIstDay(addDays(to, 1))),
    findAnalytics(deps, { from, to }),
  ])
  return {
    signUps: row.signUps,
    paid: totals.paid,
    netPaise: totals.netPaise,
    registrations: row.registrations,
    sessionsHeld: row.sessionsHeld,
  }
}
