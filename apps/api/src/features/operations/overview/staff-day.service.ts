import type { AuditAction } from '@sopaan/contract/audit-actions'
import type { ResponseOf } from '@sopaan/contract/call'
import { NEED_KEYS, NEED_ROLES, type NeedKey } from '@sopaan/contract/overview'
import { NAMED_GRIEVANCES_MAX, type StaffDayFigures, type staffDay } from '@sopaan/contract/staff-day'
import { hasStaffRole } from '@sopaan/contract/staff-roles'
import { addDays, listDays } from '@sopaan/domain/time/days'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { istDate, startOfIstDay } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { numberOfGrievance } from '#api/features/account/consents/consents.service.ts'
import type { Actor } from '#api/http/access.ts'
import {
  averageFirstAnswer,
  countDone,
  countStretches,
  listDueGrievances,
  listThreadNeeds,
  type StretchRow,
  type ThreadRow,
} from './staff-day.queries.ts'

const WEEK_DAYS = 7

/** What settles something of each kind that waits for staff. */
const SETTLING: Readonly<Record<NeedKey, readonly AuditAction[]>> = {
  grievances: ['grievance.answer'],
  confirmations: ['export.confirm', 'staff.confirm-roles', 'user.confirm-erasure'],
  heldRefunds: ['refund.confirm'],
  refunds: ['refund.decline', 'refund.grant'],
  failedRefunds: ['refund.close', 'refund.pay', 'refund.retry'],
  // The bank ends a dispute.
  disputes: [],
  webhooks: ['webhook.retry', 'webhook.set-aside'],
  mails: ['mail.retry', 'mail.set-aside'],
  jobs: ['job.run'],
  imports: ['import.discard'],
  checkedImports: ['import.publish'],
  reports: ['mentoring.report-dismissed', 'mentoring.report-upheld'],
  parentPapers: ['parent.accept-paper', 'parent.refuse-paper'],
  messages: ['contact.answer', 'contact.close'],
  mentors: ['mentor.approve', 'mentor.reject'],
  feedback: ['feedback.moderate'],
  reviews: ['mentoring.review-approved', 'mentoring.review-rejected'],
}

type StaffDay = ResponseOf<typeof staffDay.find>['data']

/** The day of the staff as one of them may see it: what is due and whose it is, what was done, and today's figures. */
export async function findStaffDay(deps: Deps, { userId, staffRoles = [] }: Actor): Promise<StaffDay> {
  const now = deps.now()
  const today = istDate(now)
  const since = startOfIstDay(today)
  const keys = NEED_KEYS.filter((key) => hasStaffRole(staffRoles, NEED_ROLES[key]))
  const mayAnswer = keys.includes('grievances')
  const [grievances, threads, people, firstAnswerMinutes, stretches] = await Promise.all([
    mayAnswer ? listDueGrievances(deps.db, today, NAMED_GRIEVANCES_MAX) : [],
    mayAnswer ? listThreadNeeds(deps.db, userId, today) : [],
    countDone(
      deps.db,
      keys.flatMap((key) => SETTLING[key]),
      since,
    ),
    mayAnswer ? averageFirstAnswer(deps.db, since) : null,
    countStretches(deps.db, stretchesOf(now)),
  ])
  const [before, ...days] = stretches.map((row) => toFigures(row, hasStaffRole(staffRoles, ['finance'])))
  if (before === undefined) throw new Error('Every stretch has a row.')
  return {
    at: now.toISOString(),
    grievances: grievances.map(({ id, assigneeId, subject, fullName, dueOn, assignee, ...row }) => ({
      _id: id,
      number: numberOfGrievance(row),
      subject,
      fullName,
      dueOn,
      assignee,
      isOwn: assigneeId === userId,
    })),
    threads: {
      mine: threads.filter(({ isMine }) => isMine).map(toNeed),
      nobody: threads.filter(({ isMine }) => !isMine).map(toNeed),
    },
    done: { total: people.reduce((sum, { count }) => sum + count, 0), people, firstAnswerMinutes },
    days,
    before,
  }
}

/** The same weekday before up to this time of day, then seven days up to now. */
function stretchesOf(now: Date): { from: Date; to: Date }[] {
  const today = istDate(now)
  const weekBefore = new Date(now.getTime() - WEEK_DAYS * DAY_MS)
  const days = listDays(addDays(today, 1 - WEEK_DAYS), today).map((day) => ({
    from: startOfIstDay(day),
    to: day === today ? now : startOfIstDay(addDays(day, 1)),
  }))
  return [{ from: startOfIstDay(istDate(weekBefore)), to: weekBefore }, ...days]
}

function toFigures(row: StretchRow, isForMoney: boolean): StaffDayFigures {
  return isForMoney ? row : { ...row, paidPaise: null, orders: null, ordersPaid: null }
}

function toNeed({ key, count, oldest, overdue, today }: ThreadRow): StaffDay['threads']['mine'][number] {
  return {
    key,
    count,
    oldestAt: new Date(oldest).toISOString(),
    due: key === 'grievances' ? { overdue, today } : null,
  }
}
