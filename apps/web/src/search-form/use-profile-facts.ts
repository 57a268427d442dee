import { groupIndian } from '@sopaan/domain/indian-numbers'
import { queryOf } from '#web/search-form/predictor-search.ts'
import { RANK_FIELDS } from '#web/search-form/rank-fields.ts'
import { useWords } from '#web/words/use-words.tsx'

/** What an address says of the reader, each fact in words: every rank, category, gender, state; undefined without a rank. */
export function useProfileFacts(search: URLSearchParams): string[] | undefined {
  const { predictor, states } = useWords()
  const query = queryOf(search)
  const ranks = RANK_FIELDS.flatMap(({ key, list, kind }) => {
    const rank = Number(query[key])
    if (!Number.isInteger(rank) || rank < 1) return []
    return [`${predictor.rankOf(predictor.lists[list], predictor.kinds[kind])}: ${groupIndian(rank)}`]
  })
  if (ranks.length === 0) return undefined
  const category = (query.category ?? 'OPEN') as keyof typeof predictor.categories
  const gender = predictor.genders[query.gender as keyof typeof predictor.genders]
  const state = states[query.state as keyof typeof states]
  return [
    ...ranks,
    predictor.categories[category],
    gender ?? predictor.genderNotSaid,
    ...(state ? [`${predictor.state}: ${state}`] : []),
    ...(query.pwd === 'true' ? [predictor.pwdShort] : []),
    ...(query.aat === 'true' ? [predictor.aatShort] : []),
  ].filter(Boolean)
}

/** The same in one line: of the usual ranks the figure, with the category or the list where it is not the common one. */
export function useBriefFacts(search: URLSearchParams): string[] | undefined {
  const { predictor, states } = useWords()
  const query = queryOf(search)
  const category = predictor.categories[(query.category ?? 'OPEN') as keyof typeof predictor.categories]
  const ranks = RANK_FIELDS.flatMap(({ key, list, kind }) => {
    const rank = Number(query[key])
    if (!Number.isInteger(rank) || rank < 1) return []
    if (key === 'main') return [groupIndian(rank)]
    if (key === 'mainCategory') return [`${category} ${groupIndian(rank)}`]
    if (kind === 'common') return [`${predictor.lists[list]} ${groupIndian(rank)}`]
    return [`${predictor.rankOf(predictor.lists[list], predictor.kinds[kind])} ${groupIndian(rank)}`]
  })
  if (ranks.length === 0) return undefined
  const gender = predictor.genders[query.gender as keyof typeof predictor.genders]
  const state = states[query.state as keyof typeof states]
  return [
    ...ranks,
    ...(query.mainCategory ? [] : [category]),
    gender ?? predictor.genderNotSaid,
    ...(state ? [state] : []),
    ...(query.pwd === 'true' ? [predictor.pwdShort] : []),
    ...(query.aat === 'true' ? [predictor.aatShort] : []),
  ].filter(Boolean)
}
