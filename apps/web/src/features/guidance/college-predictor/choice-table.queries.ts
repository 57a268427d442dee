import type { RequestInput } from '@sopaan/contract/call'
import type { ChoiceTableAnswer, collegeChoices } from '@sopaan/contract/college-choices'
import { requestPlainly } from '@sopaan/contract/plain-client'
import { searchChoices } from '@sopaan/domain/choices/choice-search'
import { unpackTable } from '@sopaan/domain/choices/packed/packed-choices'
import { readingsIn } from '@sopaan/domain/choices/readings'
import type { ReadSearch } from '@sopaan/domain/colleges/nicknames'
import { readXsrfToken } from '#web/identity/xsrf-token.ts'
import { profileEntries, queryOf } from '#web/search-form/predictor-search.ts'
import { profileSearch } from '#web/search-form/seat-link.ts'
import { letPageAnswer } from '#web/ui/let-page-answer.ts'
import { choiceAddress, countShown, readChoiceRequest } from './choice-address.ts'
import type { DatedChoices } from './college-choices.queries.ts'
import type { StoredTable } from './stored-table.queries.ts'

/** A table of this device, with what was answered from it: the same address is answered by the same object. */
type Table = {
  profile: string
  /** Absent until it has arrived. */
  answer?: ChoiceTableAnswer
  /** Of a table that is fetched: when it is here, or will not be. */
  arrival?: Promise<unknown>
  /** Of a table that was worked out of the book of this browser: since when the book is here. */
  storedAt?: string
  answered: Map<string, DatedChoices>
}

const TABLES_MAX = 3
const ANSWERS_MAX = 80
const ROUTE = { method: 'GET', path: '/api/v1/tools/college-predictor/packed-choices' } as const

/** The tables of the last readers on this device, for as long as the page is open. */
let tables: readonly Table[] = []
/** What was asked for last. */
let newest: { words: string; table: Table; answer: DatedChoices } | undefined

/**
 * Fetches every choice of the reader in the address, so that what comes next is answered here.
 * @returns what names the table; undefined where there is none
 */
export async function fetchTable(search: URLSearchParams): Promise<string | undefined> {
  const profile = profileSearch(search)
  if (profile === '') return undefined
  const coming = tables.find((each) => each.profile === profile && !each.storedAt)
  await (coming ? coming.arrival : addFetchedTable(profile, search))
  const table = tables.find((each) => each.profile === profile && each.answer)
  return table && profile + (table.storedAt ?? '')
}

async function addFetchedTable(profile: string, search: URLSearchParams): Promise<void> {
  const query = queryOf(new URLSearchParams(profileEntries(search)))
  const arrival = fetchAnswer(query as RequestInput<typeof collegeChoices.table>['query'])
  const table: Table = { profile, arrival, answered: new Map() }
  tables = [...tables, table].slice(-TABLES_MAX)
  const fetched = await arrival
  if (fetched) table.answer = fetched
  // Of two the fetched one stays. Where it did not come the server goes on answering; the next page tries again.
  const gone = fetched ? tables.find((each) => each.profile === profile && each.storedAt) : table
  tables = tables.filter((each) => each !== gone)
}

/** Keeps a table that was worked out of the book of this browser, for as long as none can be fetched. */
export function addStoredTable(search: URLSearchParams, stored: StoredTable): void {
  const profile = profileSearch(search)
  const others = tables.filter((each) => each.profile !== profile || each.answer === undefined)
  tables = [...others, { profile, ...stored, answered: new Map<string, DatedChoices>() }].slice(-TABLES_MAX)
}

async function fetchAnswer(
  query: RequestInput<typeof collegeChoices.table>['query'],
): Promise<ChoiceTableAnswer | undefined> {
  try {
    const sent = await requestPlainly<typeof collegeChoices.table>(ROUTE, { query }, { xsrfToken: readXsrfToken })
    return sent.isAccepted ? await unpackTable(sent.answer, letPageAnswer) : undefined
  } catch {
    return undefined
  }
}

/**
 * What this device says to an address, at once, from the table it has.
 * @returns undefined where it has none, the address is for the server, or names are searched for that have not come yet
 */
export function answerAtOnce(search: URLSearchParams): DatedChoices | undefined {
  const words = search.toString()
  // A tap asks for the same address several times.
  if (newest?.words === words && tables.includes(newest.table)) return newest.answer
  // Ranks are guessed on the server, where the tables for it are.
  if (isGuessWanted(search)) return undefined
  const table = tables.find(({ profile, answer }) => answer && profile === profileSearch(search))
  if (!table?.answer) return undefined
  const request = readChoiceRequest(search, { from: 0, count: countShown(search), homes: table.answer.homes })
  if (!request) return undefined
  const key = String(new URLSearchParams(choiceAddress.known(search)))
  const before = table.answered.get(key)
  if (before) {
    newest = { words, table, answer: before }
    return before
  }
  const read = readWords(search.get('q') ?? '', table.answer)
  if (!read) return undefined
  const { choices: _c, institutes: _i, programmes: _p, ranks: _r, ...facts } = table.answer
  const found = searchChoices(table.answer, { ...request, terms: read.terms })
  const { elsewhere, ambiguous } = read
  const readings = readingsIn(table.answer, ambiguous)
  const { storedAt } = table
  const page = { page: 1, limit: request.count, ...(storedAt !== undefined && { storedAt }) }
  const answer = { ...facts, ...found, elsewhere, readings, ...page }
  const [oldest] = table.answered.keys()
  if (oldest !== undefined && table.answered.size >= ANSWERS_MAX) table.answered.delete(oldest)
  table.answered.set(key, answer)
  newest = { words, table, answer }
  return answer
}

/** As `answerAtOnce`, but waits for the names people use, which come with the first search. */
export async function answerHere(search: URLSearchParams): Promise<DatedChoices | undefined> {
  if ((search.get('q') ?? '').trim() !== '') await fetchNames()
  return answerAtOnce(search)
}

let names: Pick<typeof import('@sopaan/domain/colleges/nicknames'), 'readNicknameSearch' | 'ownNicknames'> | undefined

/** Fetches the names people use for colleges and branches, ahead of a search. */
export async function fetchNames(): Promise<void> {
  names ??= await import('@sopaan/domain/colleges/nicknames')
}

function readWords(
  text: string,
  { institutes }: Pick<ChoiceTableAnswer, 'institutes'>,
): Pick<ReadSearch, 'terms' | 'elsewhere' | 'ambiguous'> | undefined {
  if (text.trim() === '') return { terms: [], elsewhere: [], ambiguous: [] }
  return names?.readNicknameSearch(text.trim(), names.ownNicknames(institutes))
}

function isGuessWanted(search: URLSearchParams): boolean {
  return (search.has('guess') && !search.has('mainCategory')) || (search.has('marks') && !search.has('main'))
}
