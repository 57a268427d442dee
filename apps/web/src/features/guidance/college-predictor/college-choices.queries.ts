import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import { type ChoicesAnswer, type ChoiceTableAnswer, collegeChoices } from '@sopaan/contract/college-choices'
import type { FieldFault } from '@sopaan/contract/refusal-details'
import { isRefusal } from '@sopaan/contract/refusals'
import { searchChoices } from '@sopaan/domain/choices/choice-search'
import { request as browserRequest } from '#web/identity/browser-request.ts'
import { isSearched, profileEntries, queryOf } from '#web/search-form/predictor-search.ts'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { choiceAddress, readChoiceRequest } from './choice-address.ts'

/** What the page shows: the questions alone, the questions with what was wrong, or the choices. */
export type ChoicesView =
  | { state: 'asking' }
  | { state: 'refused'; errors: FieldFault[] }
  | { state: 'answered'; answer: ChoicesAnswer }

/** Rows that a page adds; the address says how many pages are shown, one behind the other. */
export const ROWS_A_PAGE = 25
/** The most rows that a call answers. */
const ROWS_A_CALL = 100
const CALLS_MAX = 12
const TABLES_MAX = 3

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

/** How many rows an address shows. */
function countShown(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return ROWS_A_PAGE * (Number.isInteger(page) && page > 0 ? page : 1)
}

type Table = { profile: string; answer: Promise<ChoiceTableAnswer>; arrived?: ChoiceTableAnswer }

/** The tables of the last readers on this device, for as long as the page is open. */
let tables: readonly Table[] = []

/** Fetches every choice of the reader in the address, so that what comes next is answered here. */
export async function fetchTable(search: URLSearchParams): Promise<void> {
  const profile = profileSearch(search)
  if (profile === '' || tables.some((each) => each.profile === profile)) return
  const query = queryOf(new URLSearchParams(profileEntries(search))) as RequestInput<
    typeof collegeChoices.table
  >['query']
  const table: Table = { profile, answer: browserRequest(collegeChoices.table, { query }) }
  tables = [...tables, table].slice(-TABLES_MAX)
  try {
    table.arrived = await table.answer
  } catch {
    // The server goes on answering; the next page tries again.
    tables = tables.filter((each) => each !== table)
  }
}

/** What this device says to an address from the table it has; undefined where it has none, or the address is for the server. */
export async function answerHere(search: URLSearchParams): Promise<ChoicesView | undefined> {
  const table = tables.find(({ profile }) => profile === profileSearch(search))?.arrived
  const request = readChoiceRequest(search, { from: 0, count: countShown(search) })
  if (!table || !request) return undefined
  const { terms, elsewhere } = await readWords(search.get('q') ?? '')
  const { choices: _c, institutes: _i, programmes: _p, ranks: _r, ...facts } = table
  const found = searchChoices(table, { ...request, terms })
  return { state: 'answered', answer: { ...facts, ...found, elsewhere, page: 1, limit: request.count } }
}

/** The names people use come with the first search. */
async function readWords(text: string) {
  if (text.trim() === '') return { terms: [], elsewhere: [] }
  const { readSearch } = await import('@sopaan/domain/colleges/nicknames')
  return readSearch(text.trim())
}
