import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import { isSeatKey, type SeatComparison } from '@sopaan/contract/compared-seats'
import { isRefusal } from '@sopaan/contract/refusals'
import { seatPools } from '@sopaan/contract/seat-pools'
import { profileEntries, queryOf } from '#web/search-form/predictor-search.ts'
import { seatKeysOf } from './seat-field.ts'

/**
 * What the book says to an address: its seats side by side for the reader in it, and those its search words find. What of it
 * cannot be read is left out and told: a key among the unknown ones, `isUnread` for what it says of the reader,
 * `isSearchUnread` for the search.
 */
export async function fetchSeatComparison(
  request: Request,
  search: URLSearchParams,
): Promise<{ answer: SeatComparison; isUnread: boolean; isSearchUnread: boolean }> {
  const asked = seatKeysOf(search)
  const keys = { keys: asked.filter(isSeatKey).join() }
  const wanted = {
    q: search.get('q') ?? '',
    quota: search.get('quota') ?? '',
    seatType: search.get('seatType') ?? 'OPEN',
    pool: search.get('pool') ?? 'neutral',
  }
  const profile = queryOf(new URLSearchParams(profileEntries(search)))
  const isReader = Object.keys(profile).length > 0
  const tries = [
    { query: { ...keys, ...wanted, ...profile }, isUnread: false, isSearchUnread: false },
    { query: { ...keys, ...wanted }, isUnread: isReader, isSearchUnread: false },
    { query: { ...keys, ...profile }, isUnread: false, isSearchUnread: true },
  ]
  for (const { query, ...unread } of tries) {
    try {
      const answer = await compareBy(request, query)
      return { answer: withUnreadable(answer, asked), ...unread }
    } catch (thrown) {
      if (!isRefusal(thrown, 'INVALID_QUERY')) throw thrown
    }
  }
  const answer = await compareBy(request, keys)
  return { answer: withUnreadable(answer, asked), isUnread: isReader, isSearchUnread: true }
}

/** The query comes from an address anyone may have written: the call itself reads and refuses it. */
async function compareBy(request: Request, query: Record<string, string>): Promise<SeatComparison> {
  return request(seatPools.compare, { query } as RequestInput<typeof seatPools.compare>)
}

function withUnreadable(answer: SeatComparison, asked: readonly string[]): SeatComparison {
  return { ...answer, unknownKeys: [...answer.unknownKeys, ...asked.filter((key) => !isSeatKey(key))] }
}
