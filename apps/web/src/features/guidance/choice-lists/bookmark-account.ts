import type { auth } from '@sopaan/contract/auth'
import type { Call, RequestInput } from '@sopaan/contract/call'
import type { choiceLists, OwnChoiceLists } from '@sopaan/contract/choice-lists'
import { type PlainAnswer, type RouteOf, requestPlainly } from '@sopaan/contract/plain-client'
import { type ChoiceList, inAdvisedOrder } from '@sopaan/domain/choice-lists/choice-list'
import { createRefresh } from '#web/identity/refresh.ts'
import { readXsrfToken } from '#web/identity/xsrf-token.ts'

/** What came of a press: told in the words of the tray under these names. */
export type BookmarkOutcome = 'added' | 'removed' | 'ordered' | 'waiting' | 'full' | 'failed'

/** The list of an account that bookmarks go to: null where there is none yet, undefined where nobody is signed in. */
export type AccountList = ChoiceList | null | undefined

const LISTS = '/api/v1/users/choice-lists'

const { refresh } = createRefresh({
  isSignedIn: async () => {
    const route = { method: 'GET', path: '/api/v1/auth/check-session' } as const
    const state = await requestPlainly<typeof auth.checkSession>(route, {}, { xsrfToken: readXsrfToken })
    return state.isAccepted && state.answer.code === 200
  },
  renew: async () => {
    const route = { method: 'POST', path: '/api/v1/auth/refresh-token' } as const
    return (await requestPlainly<typeof auth.refreshToken>(route, {}, { xsrfToken: readXsrfToken })).isAccepted
  },
})

/** The list that bookmarks go to, as the account has it now. @throws {Error} when the server cannot say */
export async function loadChosen(): Promise<AccountList> {
  const found = await request<typeof choiceLists.list>({ method: 'GET', path: LISTS }, {})
  if (found.isAccepted) return chosenOf(found.answer.data)
  if (found.code === 'NOT_SIGNED_IN') return undefined
  throw new Error(found.code)
}

/**
 * Puts a seat on the chosen list of the account, or takes it off.
 * @param firstName  of the list that is made where there is none
 */
export async function toggleInAccount(
  key: string,
  { isOn, firstName }: { isOn: boolean; firstName: string },
): Promise<{ outcome: BookmarkOutcome; list: AccountList }> {
  const path = '/api/v1/users/choice-list-seats'
  const sent = isOn
    ? await request<typeof choiceLists.removeSeat>({ method: 'DELETE', path }, { query: { key } })
    : await request<typeof choiceLists.addSeat>({ method: 'POST', path }, { body: { key, firstName } })
  if (sent.isAccepted) return { outcome: isOn ? 'removed' : 'added', list: chosenOf(sent.answer.data) }
  const list = sent.code === 'NOT_SIGNED_IN' ? undefined : await loadChosen()
  if (sent.code === 'SEAT_ON_LIST') return { outcome: 'added', list }
  return { outcome: sent.code === 'CHOICE_LIST_FULL' ? 'full' : 'failed', list }
}

/**
 * Puts choices on the chosen list of the account in an order: those it lacks are added, then the list is saved in that order
 * unless it changed meanwhile.
 */
export async function orderInAccount(
  order: readonly string[],
  firstName: string,
): Promise<{ outcome: BookmarkOutcome; list: AccountList }> {
  for (const key of order) {
    const { outcome, list } = await toggleInAccount(key, { isOn: false, firstName })
    if (outcome !== 'added') return { outcome, list }
  }
  const found = await request<typeof choiceLists.list>({ method: 'GET', path: LISTS }, {})
  if (!found.isAccepted) return { outcome: 'failed', list: undefined }
  const { lists, chosenId } = found.answer.data
  const list = lists.find(({ _id }) => _id === chosenId)
  if (list === undefined) return { outcome: 'failed', list: null }
  const { _id: id, version, name, keys } = list
  const sent = await request<typeof choiceLists.save>(
    { method: 'PUT', path: `${LISTS}/:id` },
    { params: { id }, body: { version, name, keys: inAdvisedOrder(keys, order) } },
  )
  if (!sent.isAccepted) return { outcome: 'failed', list: chosenOf(found.answer.data) }
  return { outcome: 'ordered', list: { id, name, keys: sent.answer.data.keys } }
}

function request<C extends Call>(route: RouteOf<C>, input: RequestInput<C>): Promise<PlainAnswer<C>> {
  return requestPlainly(route, input, { xsrfToken: readXsrfToken, refresh })
}

function chosenOf({ lists, chosenId }: OwnChoiceLists): ChoiceList | null {
  const list = lists.find(({ _id }) => _id === chosenId)
  return list ? { id: list._id, name: list.name, keys: list.keys } : null
}
