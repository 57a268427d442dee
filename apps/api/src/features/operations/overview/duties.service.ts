import { addDays } from '@sopaan/domain/time/days'
import { istDate, istDateTimeLocal } from '@sopaan/domain/time/ist'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findAlertRules } from '#api/features/operations/alert-hooks/alert-rules.open.queries.ts'
import { notifyStaff } from '#api/features/operations/notifications/notifications.service.ts'
import { countDue, countFailed, type DueRow } from './overview.queries.ts'

/**
 * Tells staff, once a day at most and from the hour that owners set on, which grievances are overdue, due today or due tomorrow, and what failed and waits for
 * a person. Harmless on many instances: the day is in the key.
 */
export async function remindOfDuties(deps: Deps): Promise<void> {
  const now = deps.now().toISOString()
  const { digestHour, failedFrom } = await findAlertRules(deps.db)
  if (Number(istDateTimeLocal(now).slice(11, 13)) < digestHour) return
  const today = istDate(now)
  const due = await dueGrievances(deps)
  const failed = await countFailed(deps.db)
  await inTransaction(deps, async (deps) => {
    if (due.overdue + due.today + due.tomorrow > 0) {
      await notifyStaff(deps, { kind: 'grievances-due', facts: due, key: `grievances-due ${today}` })
    }
    if (failed.refunds > 0 || failed.mails + failed.events + failed.jobs >= failedFrom) {
      await notifyStaff(deps, { kind: 'work-failed', facts: failed, key: `work-failed ${today}` })
    }
  })
}

/**
 * Tells staff at once of a mail that was given up or a job that keeps failing, once an hour at most and from as many on as
 * owners set, in the app and to the
 * addresses outside: a mail of it would go the way of the one that failed.
 */
export async function alertOfFailure(deps: Deps, what: 'mails' | 'jobs'): Promise<void> {
  const { failedFrom } = await findAlertRules(deps.db)
  if (failedFrom > 1 && (await countWaiting(deps)) < failedFrom) return
  const hour = istDateTimeLocal(deps.now()).slice(0, 13)
  const facts = { mails: 0, refunds: 0, events: 0, jobs: 0, [what]: 1 }
  await inTransaction(deps, (deps) =>
    notifyStaff(deps, { kind: 'work-failed', facts, key: `work-failed ${what} ${hour}`, isInAppAlone: true }),
  )
}

async function countWaiting(deps: Deps): Promise<number> {
  const { mails, events, jobs } = await countFailed(deps.db)
  return mails + events + jobs
}

/** Open grievances by the day on which their answer is due. */
export async function dueGrievances(deps: Deps): Promise<DueRow> {
  const today = istDate(deps.now())
  return countDue(deps.db, today, addDays(today, 1))
}
