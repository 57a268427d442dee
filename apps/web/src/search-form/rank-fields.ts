import type { RankKey } from '@sopaan/contract/college-predictor'
import type { RankList } from '@sopaan/domain/book/rank-book'
import type { RankKind } from '@sopaan/domain/predictor/profile'

/** The longest rank that is typed, characters: eight digits with the commas and spaces people put between them. */
export const RANK_LENGTH_MAX = 12

export type RankField = { key: RankKey; list: RankList; kind: RankKind }

const KINDS = [
  ['common', ''],
  ['category', 'Category'],
  ['openPwd', 'OpenPwd'],
  ['categoryPwd', 'CategoryPwd'],
  ['preparatory', 'Prep'],
] as const

const LISTS = [
  ['main-1', 'main'],
  ['main-2a', 'arch'],
  ['main-2b', 'plan'],
  ['advanced', 'advanced'],
] as const

/** Every rank the predictor takes, by its key in the query. A test holds it to the contract, which is too large to send. */
export const RANK_FIELDS: readonly RankField[] = LISTS.flatMap(([list, word]) =>
  KINDS.map(([kind, ending]): RankField => ({ key: `${word}${ending}`, list, kind })),
)

/** The rank fields of one list that a candidate can have: a preparatory course exists at the IITs alone. */
export function rankFieldsOf(list: RankList): readonly RankField[] {
  return RANK_FIELDS.filter((field) => field.list === list && (field.kind !== 'preparatory' || list === 'advanced'))
}
