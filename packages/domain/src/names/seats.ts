import type { Quota, RankList } from '../book/rank-book.ts'
import type { Band } from '../predictor/bands.ts'

/** What quotas, rank lists and bands of chance are called. */
export type SeatNames = {
  quotas: Readonly<Record<Quota, string>>
  lists: Readonly<Record<RankList, string>>
  bands: Readonly<Record<Band, string>>
}
