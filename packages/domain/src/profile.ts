import type { Category, RankList } from './rank-book.ts'

/**
 * The ranks of one list. A seat is judged by the rank of its own seat type: OPEN by the common rank, a reserved seat by
 * the category rank, a PwD seat by the PwD rank within the category, and never by another (decision C33).
 */
export type ListRanks = {
  /** Common rank list (CRL) position. */
  common?: number | undefined
  /** Position on the candidate's own category list. */
  category?: number | undefined
  /** Position on the OPEN PwD list. */
  openPwd?: number | undefined
  /** Position on the PwD list within the candidate's category. */
  categoryPwd?: number | undefined
  /** Preparatory-course rank, where one was given. */
  preparatory?: number | undefined
}

/** What the counselling rules need to know of a candidate. */
export type Profile = {
  category: Category
  gender: 'male' | 'female' | 'other'
  isPwd: boolean
  /** State (or union territory) of eligibility, in the words of `STATES`; absent where not said. */
  homeState?: string | undefined
  ranks: Partial<Record<RankList, ListRanks>>
}
