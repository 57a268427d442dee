import type { Call, RequestInput, ResponseOf } from '@sopaan/contract/call'
import type { choiceLists } from '@sopaan/contract/choice-lists'
import type { JudgedChoices } from '@sopaan/contract/judged-choices'
import type {
  CheckedListAnswer,
  ListPreferences,
  ListTaste,
  listChecks,
  MadeListAnswer,
} from '@sopaan/contract/list-checks'
import { type RouteOf, requestPlainly } from '@sopaan/contract/plain-client'
import type { FieldFault } from '@sopaan/contract/refusal-details'
import type { RefusalCode } from '@sopaan/contract/refusals'
import type { MadeRows } from '@sopaan/domain/list-maker/order-list'
import { readXsrfToken } from '#web/identity/xsrf-token.ts'
import { answerEitherWay } from '#web/offline/either-way.ts'
import { profileOf } from './judged-profile.ts'

// Written here and held to the contract by the compiler: its calls, schemas and words of refusals would weigh 15 KB on a page
// that a result day asks for (decision 0148).
const JUDGE: RouteOf<typeof choiceLists.judge> = { method: 'POST', path: '/api/v1/choice-lists/judged' }
const CHECK: RouteOf<typeof listChecks.check> = { method: 'POST', path: '/api/v1/choice-lists/checked' }
const MAKE: RouteOf<typeof listChecks.make> = { method: 'POST', path: '/api/v1/choice-lists/made' }
const ORDER: RouteOf<typeof listChecks.order> = { method: 'POST', path: '/api/v1/choice-lists/ordered' }

/** The server said no to what was asked about a list. */
export class AnswerRefused extends Error {
  readonly code: RefusalCode
  /** What was wrong with what was sent. */
  readonly errors: readonly FieldFault[]

  constructor(code: RefusalCode, errors: readonly FieldFault[]) {
    super(code)
    this.code = code
    this.errors = errors
  }
}

/**
 * Seats judged for whom a search speaks of; for nobody when it names no rank.
 * @throws {AnswerRefused} what the search says of its reader is wrong
 */
export async function judgeSeats(
  keys: readonly string[],
  search: URLSearchParams,
): Promise<JudgedChoices & { storedAt?: string }> {
  return eitherWay(
    () => sendPlainly<typeof choiceLists.judge>(JUDGE, { body: { keys: [...keys], ...profileOf(search) } }),
    ({ judgeHere }) => judgeHere(keys, search),
  )
}

/** A list made ready for its doctor; null where the data in use allows no check. @param search  names a rank */
export async function checkSeats(keys: readonly string[], search: URLSearchParams): Promise<CheckedListAnswer | null> {
  const { profile } = profileOf(search)
  if (!profile) return null
  return eitherWay(
    async () => (await sendPlainly<typeof listChecks.check>(CHECK, { body: { keys: [...keys], profile } })).data,
    ({ checkHere }) => checkHere(keys, search),
  )
}

/** A list of what somebody likes and can get; null where the data in use allows none. @param search  names a rank */
export async function makeChoiceList(
  preferences: ListPreferences,
  search: URLSearchParams,
): Promise<MadeListAnswer | null> {
  const { profile } = profileOf(search)
  if (!profile) return null
  return eitherWay(
    async () => (await sendPlainly<typeof listChecks.make>(MAKE, { body: { profile, preferences } })).data,
    ({ makeHere }) => makeHere(preferences, search),
  )
}

/** What an order goes by, and what stays where the list was made to have it. */
export type TasteOrder = { taste: ListTaste; made?: MadeRows | undefined }

/** A list best liked first; null where the data in use allows none. @param search  names a rank */
export async function orderChoiceList(
  keys: readonly string[],
  wanted: TasteOrder,
  search: URLSearchParams,
): Promise<readonly string[] | null> {
  const { taste, made } = wanted
  const { profile } = profileOf(search)
  if (!profile) return null
  return eitherWay(
    async () => {
      const rows = made && { made: { lifted: [...made.lifted], beyond: [...made.beyond] } }
      const body = { keys: [...keys], profile, taste, ...rows }
      return (await sendPlainly<typeof listChecks.order>(ORDER, { body })).data?.keys ?? null
    },
    ({ orderHere }) => orderHere(keys, wanted, search),
  )
}

type Here = typeof import('./list-answers-here.ts')

/** What the server says of a list; where it says nothing, what the rank book of this browser says (decision 0262). */
function eitherWay<Answer>(
  ask: () => Promise<Answer>,
  here: (part: Here) => Promise<Answer | undefined>,
): Promise<Answer> {
  const answerHere = async () => {
    const part = await import('./list-answers-here.ts').catch(() => undefined)
    return part && here(part)
  }
  return answerEitherWay(ask, answerHere, (thrown) => thrown instanceof AnswerRefused && !NOT_NOW.has(thrown.code))
}

/** What a server says that cannot answer just now. */
const NOT_NOW: ReadonlySet<RefusalCode> = new Set(['UNAVAILABLE', 'INTERNAL'] as const)

/**
 * Makes a call about a list with as little as a page may carry.
 * @throws {AnswerRefused} the server said no
 */
export async function sendPlainly<C extends Call>(route: RouteOf<C>, input: RequestInput<C>): Promise<ResponseOf<C>> {
  const sent = await requestPlainly<C>(route, input, { xsrfToken: readXsrfToken })
  if (!sent.isAccepted) throw new AnswerRefused(sent.code, sent.errors)
  return sent.answer
}
