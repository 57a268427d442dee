import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import type { SeatComparison } from '@sopaan/contract/compared-seats'
import { isRefusal } from '@sopaan/contract/refusals'
import { seatPools } from '@sopaan/contract/seat-pools'
import { profileEntries, queryOf } from '#web/search-form/predictor-search.ts'
import { seatKeysOf } from './seat-field.ts'

/**
 * What the book says to an address: its seats side by side for the reader in it, and those its search words find. Null for an
 * address that none of our pages wrote; `isUnread`: what it says of the reader could not be read and is left out.
 */
export async function fetchSeatComparison(
  request: Request,
  search: URLSearchParams,
): Promise<{ answer: SeatComparison | null; isUnread: boolean }> {
  const wanted = {
    keys: seatKeysOf(search).join(),
    q: search.get('q') ?? '',
    quota: search.get('quota') ?? '',
    seatType: search.get('seatType') ?? 'OPEN',
    pool: search.get('pool') ?? 'neutral',
  }
  const profile = queryOf(new URLSearchParams(profileEntries(search)))
  for (const query of [{ ...wanted, ...profile }, wanted]) {
    try {
      // The query comes from an address anyone may have written: the call itself reads and refuses it.
      const answer = await request(seatPools.compare, { query } as RequestInput<typeof seatPools.compare>)
      return { answer, isUnread: query === wanted && Object.keys(profile).length > 0 }
    } catch (thrown) {
      if (!isRefusal(thrown, 'INVALID_QUERY')) throw thrown
    }
  }
  return { answer: null, isUnread: false }
}
