/**
 * The orders of choices. `wanted`: by the closing rank of the open seat last year, the same for everybody. `closest`: by how
 * near the leading pool closed to the candidate's rank for it. `fee`, `salary`, `near`: the lowest fee, the highest median
 * salary, the nearest to home; what is not known stands last. What an order does not tell apart stands most wanted first.
 */
export const CHOICE_SORTS = [
  'wanted',
  'chance',
  'closest',
  'nirf',
  'fee',
  'salary',
  'near',
  'institute',
  'branch',
] as const
export type ChoiceSort = (typeof CHOICE_SORTS)[number]
