import {
  ACTED_FILTERS,
  ACTIONS_OF,
  type ActedList,
  type ActionOnRows,
  type UserAction,
} from '@sopaan/contract/filter-actions'
import type { SKIP_REASONS } from '@sopaan/contract/managed-user-shapes'
import { isRefusal, type RefusalCode, refuse } from '@sopaan/contract/refusals'
import * as z from 'zod/mini'
import type { Deps } from '#api/deps.ts'
import { GRIEVANCES_FILE } from '#api/features/account/consents/grievances-file.service.ts'
import { retireCoupon } from '#api/features/commerce/coupons/coupons.service.ts'
import { COUPONS_FILE } from '#api/features/commerce/coupons/coupons-file.service.ts'
import { PAYMENTS_FILE } from '#api/features/commerce/payments/payments-list.service.ts'
import { recheckPurchase } from '#api/features/commerce/payments/reconcile.service.ts'
import { REFUNDS_FILE } from '#api/features/commerce/payments/refund-queue.service.ts'
import { decideRequestedRefund } from '#api/features/commerce/payments/refunds.service.ts'
import { settleFailedRefund } from '#api/features/commerce/payments/settle-refund.service.ts'
import { confirmRefundAsSecond } from '#api/features/commerce/payments/waiting-refunds.service.ts'
import { decideReadReview, REVIEWS_FILE } from '#api/features/mentoring/bookings/managed-mentoring.service.ts'
import { removeAnnouncement, stopAnnouncement } from '#api/features/operations/announcements/announcements.service.ts'
import { ANNOUNCEMENTS_FILE } from '#api/features/operations/announcements/announcements-list.service.ts'
import { closeMessage } from '#api/features/operations/contact/contact.service.ts'
import { MESSAGES_FILE } from '#api/features/operations/contact/messages-file.service.ts'
import { assignThread, requireAssignable } from '#api/features/operations/contact/threads.service.ts'
import { FEEDBACK_FILE } from '#api/features/operations/feedback/feedback-file.service.ts'
import { decideFeedback } from '#api/features/operations/feedback/moderation.service.ts'
import { doToAccounts } from '#api/features/operations/users/bulk-actions.service.ts'
import { USERS_FILE } from '#api/features/operations/users/managed-users.service.ts'
import type { ListWithFile } from '#api/http/list-file.ts'
import type { CallerTrace } from '#api/http/serve.ts'

type Outcome = { id: string; outcome: 'changed' | (typeof SKIP_REASONS)[number] }
type RequestedAction = { list: ActedList; action: ActionOnRows; createdAt: Date; ids: readonly string[] }
type Filter = Readonly<Record<string, string>>
/** The rows of a filter by id, in the order of the list. @param by  who asks, whose own rows a filter can mean */
type Finder = (deps: Deps, limit: number, by: string) => Promise<string[]>

const FINDERS: { readonly [List in ActedList]: (filter: Filter) => Finder } = {
  announcements: finderOf('announcements', ANNOUNCEMENTS_FILE),
  coupons: finderOf('coupons', COUPONS_FILE),
  feedback: finderOf('feedback', FEEDBACK_FILE),
  grievances: finderOf('grievances', GRIEVANCES_FILE),
  messages: finderOf('messages', MESSAGES_FILE),
  payments: finderOf('payments', PAYMENTS_FILE),
  refunds: finderOf('refunds', REFUNDS_FILE),
  reviews: finderOf('reviews', REVIEWS_FILE),
  users: finderOf('users', USERS_FILE),
}

/** The ids of what a filter of a list has, at most so many. @throws {Refusal} INVALID_QUERY */
export function rowsOfFilter(
  deps: Deps,
  { list, filter, by }: { list: ActedList; filter: Filter; by: string },
  limit: number,
): Promise<string[]> {
  return FINDERS[list](filter)(deps, limit, by)
}

/** Whether the rows of a list can have an action done to them. @throws {Refusal} INVALID_QUERY, ASSIGNEE_UNFIT */
export async function checkActionFits(deps: Deps, list: ActedList, action: ActionOnRows): Promise<void> {
  const fitting: readonly ActionOnRows['kind'][] = ACTIONS_OF[list]
  if (!fitting.includes(action.kind)) refuse('INVALID_QUERY', { errors: [] })
  if (action.kind === 'assign') await requireAssignable(deps, action.userId)
}

/** Does one thing to rows of a list, with an entry of the trail for each. Call it in a transaction. */
export async function doToRows(deps: Deps, caller: CallerTrace, requested: RequestedAction): Promise<Outcome[]> {
  const { list, action, ids } = requested
  if (list === 'users') return doToUsers(deps, caller, { ids, action })
  const outcomes: Outcome[] = []
  // One after another: each either is changed, or was gone or otherwise by the time its turn came.
  for (const id of ids)
    outcomes.push({ id, outcome: await outcomeOf(list, () => doToRow(deps, caller, { ...requested, id })) })
  return outcomes
}

type OneRow = Omit<RequestedAction, 'ids'> & { id: string }

async function doToRow(
  deps: Deps,
  caller: CallerTrace,
  { list, action, createdAt: readAt, id }: OneRow,
): Promise<unknown> {
  switch (action.kind) {
    case 'assign':
      return assignThread(deps, caller, {
        kind: list === 'grievances' ? 'grievance' : 'message',
        id,
        userId: action.userId,
      })
    case 'close':
      return closeMessage(deps, caller, id)
    case 'hide':
      return decideReadReview(deps, caller, { id, isApproved: false, readAt })
    case 'approve':
      if (list === 'reviews') return decideReadReview(deps, caller, { id, isApproved: true, readAt })
      return decideFeedback(deps, caller, { id, status: 'approved', readAt })
    case 'reject':
      return decideFeedback(deps, caller, { id, status: 'rejected', reason: action.reason, readAt })
    case 'recheck':
      return recheckPurchase(deps, caller, id)
    case 'grant':
      return decideRequestedRefund(deps, caller, id, { decision: 'grant', amountPaise: 'left' })
    case 'decline':
      return decideRequestedRefund(deps, caller, id, { decision: 'decline', answer: action.reason })
    case 'confirm':
      return confirmRefundAsSecond(deps, caller, id)
    case 'retry':
      return settleFailedRefund(deps, caller, id, { action: 'retry' })
    case 'retire':
      return retireCoupon(deps, caller, id)
    case 'stop':
      return stopAnnouncement(deps, caller, id)
    case 'remove':
      return removeAnnouncement(deps, caller, id)
    case 'role':
    case 'deactivate':
    case 'reactivate':
    case 'signOut':
      throw new Error('People are changed together.')
  }
}

async function doToUsers(
  deps: Deps,
  caller: CallerTrace,
  { ids, action }: Pick<RequestedAction, 'ids' | 'action'>,
): Promise<Outcome[]> {
  // What was asked for was held against the list before it was written down.
  const { changed, skipped } = await doToAccounts(deps, caller, { ids, action: action as UserAction })
  return [
    ...changed.map(({ _id }): Outcome => ({ id: _id, outcome: 'changed' })),
    ...skipped.map(({ _id, why }): Outcome => ({ id: _id, outcome: why })),
  ]
}

/** What becomes of a row that refuses what is done to it. */
const REFUSED: Readonly<Partial<Record<RefusalCode, Outcome['outcome']>>> = {
  NOT_FOUND: 'gone',
  CHANGED_ELSEWHERE: 'edited',
  ASSIGNEE_UNFIT: 'unchanged',
  REFUND_DECIDED: 'unchanged',
  REFUND_SETTLED: 'unchanged',
  SECOND_PERSON_NEEDED: 'own',
  REFUND_NOT_POSSIBLE: 'impossible',
  REFUND_TOO_MUCH: 'impossible',
}

async function outcomeOf(list: ActedList, work: () => Promise<unknown>): Promise<Outcome['outcome']> {
  try {
    return (await work()) === false ? 'unchanged' : 'changed'
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown
    // Of announcements it says that this one was sent by then, which is how most of a filter are.
    const isNone = list === 'announcements' && thrown.code === 'CHANGED_ELSEWHERE'
    const outcome = isNone ? 'unchanged' : REFUSED[thrown.code]
    if (outcome === undefined) throw thrown
    return outcome
  }
}

function finderOf<List extends ActedList>(
  list: List,
  { listIds }: Pick<ListWithFile<z.output<(typeof ACTED_FILTERS)[List]>>, 'listIds'>,
): (filter: Filter) => Finder {
  return (filter) => {
    const read = z.safeParse(ACTED_FILTERS[list], filter)
    if (!read.success) return refuse('INVALID_QUERY', { errors: [] })
    // The filter of this list, read by its own schema.
    const wanted = read.data as z.output<(typeof ACTED_FILTERS)[List]>
    return (deps, limit, by) => listIds(deps, wanted, limit, by)
  }
}
