import type { ResponseOf } from '@sopaan/contract/call'
import type { Overview } from '@sopaan/contract/overview'
import type { DueGrievance, staffDay } from '@sopaan/contract/staff-day'
import { istDate } from '@sopaan/domain/time/ist'

/** Whose work is shown. */
export const DUTY_SHARES = ['all', 'mine', 'nobody'] as const
export type Share = (typeof DUTY_SHARES)[number]

export type StaffDay = ResponseOf<typeof staffDay.find>['data']
export type Need = Overview['needs'][number]

/** One line of what waits: a grievance that is due, or all of a kind. `isRest`: some of the kind stand on lines of their own. */
export type DutyLine =
  | { kind: 'grievance'; grievance: DueGrievance; isOverdue: boolean }
  | { kind: 'need'; need: Need; isRest: boolean }

/** What hurts somebody the longer it waits. */
const URGENT: ReadonlySet<Need['key']> = new Set(['failedRefunds', 'disputes', 'webhooks', 'mails', 'jobs'])

/** What waits for everybody, for who asks, or for nobody yet: what is overdue stands first, then what failed. @param day  absent until it is known */
export function dutyLines(share: Share, needs: readonly Need[], day: StaffDay | undefined): DutyLine[] {
  const named = (day?.grievances ?? []).filter(
    ({ isOwn, assignee }) => share === 'all' || (share === 'mine' ? isOwn : assignee === null),
  )
  const today = day === undefined ? '' : istDate(day.at)
  const lines = [
    ...named.map((grievance): DutyLine => ({ kind: 'grievance', grievance, isOverdue: grievance.dueOn < today })),
    ...needsOf(share, needs, day).flatMap((need): DutyLine[] => {
      if (need.key !== 'grievances' || named.length === 0) return [{ kind: 'need', need, isRest: false }]
      const rest = withoutNamed(need, named, today)
      return rest.count === 0 ? [] : [{ kind: 'need', need: rest, isRest: true }]
    }),
  ]
  return lines.toSorted((one, other) => urgencyOf(other) - urgencyOf(one))
}

/** What is past its day, or failed. */
export function isPressing(line: DutyLine): boolean {
  return urgencyOf(line) > 0
}

/** The law gives days for what is overdue. */
function urgencyOf(line: DutyLine): 0 | 1 | 2 {
  const isOverdue = line.kind === 'grievance' ? line.isOverdue : (line.need.due?.overdue ?? 0) > 0
  if (isOverdue) return 2
  return line.kind === 'need' && URGENT.has(line.need.key) ? 1 : 0
}

/** Of all kinds, messages and grievances alone are somebody's. */
function needsOf(share: Share, needs: readonly Need[], day: StaffDay | undefined): readonly Need[] {
  if (share === 'all' || day === undefined) return needs
  if (share === 'mine') return day.threads.mine
  return [...day.threads.nobody, ...needs.filter(({ key }) => key !== 'grievances' && key !== 'messages')]
}

function withoutNamed(need: Need, named: readonly DueGrievance[], today: string): Need {
  const overdue = named.filter(({ dueOn }) => dueOn < today).length
  const due = need.due && {
    overdue: Math.max(0, need.due.overdue - overdue),
    today: Math.max(0, need.due.today - (named.length - overdue)),
  }
  return { ...need, count: Math.max(0, need.count - named.length), due }
}
