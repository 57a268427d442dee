import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import { type ChoicesAnswer, collegeChoices } from '@sopaan/contract/college-choices'
import type { FieldFault } from '@sopaan/contract/refusal-details'
import { isRefusal } from '@sopaan/contract/refusals'
import { isSearched, queryOf } from '#web/search-form/predictor-search.ts'
import { choiceAddress, countShown } from './choice-address.ts'

/** Choices, and where this device worked them out of a book that it has kept, the instant since when. */
export type DatedChoices = ChoicesAnswer & { storedAt?: string }

/** What the page shows: the questions alone, the questions with what was wrong, or the choices. */
export type ChoicesView =
  | { state: 'asking' }
  | { state: 'refused'; errors: FieldFault[] }
  /** `next` is what to do next in the counselling, written by the server; absent in what this device worked out. */
  | { state: 'answered'; answer: DatedChoices; next?: string | undefined }

/** The most rows that a call answers. */
const ROWS_A_CALL = 100
const CALLS_MAX = 12

/** What the server says to an address: the choices from the first to the last that it shows. */
export async function findChoices(request: Request, search: URLSearchParams): Promise<ChoicesView> {
  if (!isSearched(search)) return { state: 'asking' }
  const query = choiceQuery(search)
  const wanted = countShown(search)
  const limit = Math.min(wanted, ROWS_A_CALL)
  try {
    const first = await find(request, { ...query, limit: String(limit) })
    const pages = Math.min(Math.ceil(Math.min(wanted, first.total) / limit), CALLS_MAX)
    const others = Array.from({ length: Math.max(pages - 1, 0) }, (_, at) =>
      find(request, { ...query, limit: String(limit), page: String(at + 2) }),
    )
    const data = [first, ...(await Promise.all(others))].flatMap((answer) => answer.data)
    return { state: 'answered', answer: { ...first, data } }
  } catch (thrown) {
    if (isRefusal(thrown, 'INVALID_QUERY')) return { state: 'refused', errors: thrown.details.errors }
    throw thrown
  }
}

function find(request: Request, query: Record<string, string>): Promise<ChoicesAnswer> {
  // The query comes from an address anyone may have written: the call itself reads and refuses it.
  return request(collegeChoices.find, { query } as RequestInput<typeof collegeChoices.find>)
}

/** The query of an address without what it does not know, such as the orders of former times. */
function choiceQuery(search: URLSearchParams): Record<string, string> {
  const { page: _, ...query } = queryOf(new URLSearchParams(choiceAddress.known(search)))
  return query
}
