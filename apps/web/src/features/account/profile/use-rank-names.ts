import { RANK_KEYS, type RankKey } from '@sopaan/contract/college-predictor'
import type { RankList } from '@sopaan/domain/book/rank-book'
import { useWords } from '#web/words/use-words.tsx'

/** Every rank somebody can have, with its name: `JEE Main, common rank`. A preparatory course exists at the IITs alone. */
export function useRankNames(): readonly { key: RankKey; list: RankList; name: string }[] {
  const { account } = useWords()
  return RANK_KEYS.filter(({ kind, list }) => kind !== 'preparatory' || list === 'advanced').map(
    ({ key, list, kind }) => ({ key, list, name: account.rankOf(account.rankLists[list], account.rankKinds[kind]) }),
  )
}
