import type { RequestInput } from '@sopaan/contract/call'
import type { Request } from '@sopaan/contract/client'
import type { SeatComparison } from '@sopaan/contract/compared-seats'
import { isRefusal } from '@sopaan/contract/refusals'
import { seatPools } from '@sopaan/contract/seat-pools'
import { seatKeysOf } from './seat-field.ts'

/** What the book says to an address: its seats side by side and those its search words find. Null for an address that none of our pages wrote. */
export async function compareSeats(request: Request, search: URLSearchParams): Promise<SeatComparison | null> {
  const query = {
    keys: seatKeysOf(search).join(),
    q: search.get('q') ?? '',
    quota: search.get('quota') ?? '',
    seatType: search.get('seatType') ?? 'OPEN',
    gender: search.get('gender') ?? 'neutral',
  }
  try {
    // The query comes from an address anyone may have written: the call itself reads and refuses it.
    return await request(seatPools.compare, { query } as RequestInput<typeof seatPools.compare>)
  } catch (thrown) {
    if (isRefusal(thrown, 'INVALID_QUERY')) return null
    throw thrown
  }
}
