import type { Category, RankList } from '../book/rank-book.ts'
import type { EligibleState } from '../state/states.ts'

/** The kinds of rank a list gives one candidate, in the order of `ListRanks`. */
export const RANK_KINDS = ['common', 'category', 'openPwd', 'categoryPwd', 'preparatory'] as const
export type RankKind = (typeof RANK_KINDS)[number]

export const GENDERS = ['male', 'female', 'other'] as const
export type Gender = (typeof GENDERS)[number]

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
  /** Absent where not said: female-only seats are then left out, and said to be. */
  gender?: Gender | undefined
  isPwd: boolean
  /** The candidate's own word that the Architecture Aptitude Test was passed; absent = not said, which counts as no. */
  hasPassedAat?: boolean | undefined
  /** State (or union territory) of eligibility, in the words of `ELIGIBLE_STATES`; absent where not said. */
  homeState?: EligibleState | undefined
  ranks: { [list in RankList]?: ListRanks | undefined }
}
