import { type Measure, type ScoreKey, type ScoreList, STATE_RANK_MAX } from './state-counselling.ts'

/** A rank on a list, asked for under its own name where a counselling has two lists. */
export const rankOn = (list: ScoreList, key: ScoreKey = 'rank'): Measure => ({
  key,
  list,
  kind: 'rank',
  column: 'closing',
  min: 1,
  max: STATE_RANK_MAX,
})
/** A percentile of the list, printed beside its rank. */
export const percentileOn = (list: ScoreList): Measure => ({
  key: 'percentile',
  list,
  kind: 'percentile',
  column: 'alternative',
  min: 0,
  max: 100,
})
/** The common rank of JEE (Main). */
export const JEE_MAIN = rankOn('jee-main-crl', 'jeeRank')
