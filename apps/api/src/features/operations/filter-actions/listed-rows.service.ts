import { ACTED_FILTERS, ACTIONS_OF, type ActedList, type ActionOnRows } from '@sopaan/contract/filter-actions'
import type { SKIP_REASONS } from '@sopaan/contract/managed-user-shapes'
import { isRefusal, refuse } from '@sopaan/contract/refusals'
import * as z from 'zod/mini'
import type { Deps } from '#api/deps.ts'
import { grievancesOfFilter } from '#api/features/account/consents/managed-grievances.service.ts'
import { decideReadReview, reviewsOfFilter } from '#api/features/mentoring/bookings/managed-mentoring.service.ts'
import { closeMessage, messagesOfFilter } from '#api/features/operations/contact/contact.service.ts'
import { assignThread, requireAssignable } from '#api/features/operations/contact/threads.service.ts'
import { decideFeedback, feedbackOfFilter } from '#api/features/operations/feedback/moderation.service.ts'
import { doToAccounts } from '#api/features/operations/users/bulk-actions.service.ts'
import { idsOfFilter } from '#api/features/operations/users/managed-users.service.ts'
import type { Doer } from '#api/http/doer.ts'

type Outcome = { id: string; outcome: 'changed' | (typeof SKIP_REASONS)[number] }
type RequestedAction = { list: ActedList; action: ActionOnRows; createdAt: Date; ids: readonly string[] }
type Filter = Readonly<Record<string, string>>
/** The rows of a filter by id, in the order of the list. @param by  who asks, whose own rows a filter can mean */
type Finder = (deps: Deps, filter: Filter, of: { by: string; limit: number }) => Promise<string[]>

const FINDERS: { readonly [List in ActedList]: Finder } = {
  users: (deps, filter, { limit }) => idsOfFilter(deps, readFilter('users', filter), limit),
  messages: (deps, filter, of) => messagesOfFilter(deps, readFilter('messages', filter), of),
  grievances: (deps, filter, of) => grievancesOfFilter(deps, readFilter('grievances', filter), of),
  feedback: (deps, filter, { limit }) => feedbackOfFilter(deps, readFilter('feedback', filter), limit),
  reviews: (deps, filter, { limit }) => reviewsOfFilter(deps, readFilter('reviews', filter), limit),
}

/** The ids of what a filter of a list has, at most so many. @throws {Refusal} INVALID_QUERY */
export function rowsOfFilter(
  deps: Deps,
  { list, filter, by }: { list: ActedList; filter: Filter; by: string },
  limit: number,
): Promise<string[]> {
  return FINDERS[list](deps, filter, { by, limit })
}

/** Whether the rows of a list can have an action done to them. @throws {Refusal} INVALID_QUERY, ASSIGNEE_UNFIT */
export async function checkActionFits(deps: Deps, list: ActedList, action: ActionOnRows): Promise<void> {
  const fitting: readonly ActionOnRows['kind'][] = ACTIONS_OF[list]
  if (!fitting.includes(action.kind)) refuse('INVALID_QUERY', { errors: [] })
  if (action.kind === 'assign') await requireAssignable(deps, action.userId)
}

/** Does one thing to rows of a list, with an entry of the trail for each. Call it in a transaction. */
export async function doToRows(
  deps: Deps,
  doer: Doer,
  { list, action, createdAt, ids }: RequestedAction,
): Promise<Outcome[]> {
  switch (action.kind) {
    case 'assign': {
      const kind = list === 'grievances' ? 'grievance' : 'message'
      return doToEach(ids, (id) => assignThread(deps, doer, { kind, id, userId: action.userId }))
    }
    case 'close':
      return doToEach(ids, (id) => closeMessage(deps, doer, id))
    case 'hide':
      return doToEach(ids, (id) => decideReadReview(deps, doer, { id, isApproved: false, readAt: createdAt }))
    case 'approve':
      if (list === 'reviews')
        return doToEach(ids, (id) => decideReadReview(deps, doer, { id, isApproved: true, readAt: createdAt }))
      return doToEach(ids, (id) => decideFeedback(deps, doer, { id, status: 'approved', readAt: createdAt }))
    case 'reject': {
      const decision = { status: 'rejected', reason: action.reason, readAt: createdAt } as const
      return doToEach(ids, (id) => decideFeedback(deps, doer, { id, ...decision }))
    }
    default: {
      const { changed, skipped } = await doToAccounts(deps, doer, { ids, action })
      return [
        ...changed.map(({ _id }): Outcome => ({ id: _id, outcome: 'changed' })),
        ...skipped.map(({ _id, why }): Outcome => ({ id: _id, outcome: why })),
      ]
    }
  }
}

/** One after another: each either is changed, or was gone or otherwise by the time its turn came. */
async function doToEach(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const id of ids) outcomes.push({ id, outcome: await outcomeOf(() => work(id)) })
  return outcomes
}

async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome['outcome']> {
  try {
    return (await work()) === false ? 'unchanged' : 'changed'
  } catch (thrown) {
    if (isRefusal(thrown, 'NOT_FOUND')) return 'gone'
    if (isRefusal(thrown, 'CHANGED_ELSEWHERE')) return 'edited'
    if (isRefusal(thrown, 'ASSIGNEE_UNFIT')) return 'unchanged'
    throw thrown
  }
}

function readFilter<List extends ActedList>(list: List, filter: Filter): z.output<(typeof ACTED_FILTERS)[List]> {
  const read = z.safeParse(ACTED_FILTERS[list], filter)
  if (!read.success) return refuse('INVALID_QUERY', { errors: [] })
  // The filter of this list, read by its own schema.
  return read.data as z.output<(typeof ACTED_FILTERS)[List]>
}
