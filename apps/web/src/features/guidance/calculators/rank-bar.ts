import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { AdvancedList } from '@sopaan/domain/ranks/advanced-rank'
import { roundLikelyRank, roundRankRange } from '@sopaan/domain/ranks/rank'
import type { Words } from '#web/words/en.ts'
import type { AdvancedAnswer, MainAnswer } from './rank-answer.ts'

type Bar = { label: string; answer: string; action?: { label: string; to: string } | undefined }

/** The predictor for a rank of JEE Main. */
export function predictorForMain(rank: number, category: string): string {
  const search = new URLSearchParams({ main: String(rank), ...(category === 'OPEN' ? {} : { category }) })
  return `${paths.tool('college-predictor')}?${search}`
}

/** The predictor for a rank of a JEE Advanced list; PwD ranks need more answers than a link can give. */
export function predictorForAdvanced(rank: number, list: AdvancedList): string | undefined {
  if (list === 'CRL-PwD') return undefined
  if (list === 'CRL') return `${paths.tool('college-predictor')}?advanced=${rank}`
  const category = list === 'GEN-EWS' ? 'EWS' : list
  return `${paths.tool('college-predictor')}?${new URLSearchParams({ advancedCategory: String(rank), category })}`
}

/** The bar of phones for JEE Main; undefined while there is no answer. */
export function barOfMain(answer: MainAnswer, words: Words['calculators']): Bar | undefined {
  if (answer.state !== 'answered') return undefined
  const { best, worst } = roundRankRange(answer.figures)
  const range = `${groupIndian(best)} ${words.to} ${groupIndian(worst)}`
  const likely = answer.figures.likely === undefined ? undefined : roundLikelyRank(answer.figures.likely)
  const to = predictorForMain(likely ?? answer.figures.worst, answer.category)
  return {
    label: likely === undefined ? words.rank.answer : `${words.mostLikely} ${groupIndian(likely)}`,
    answer: range,
    action: { label: words.rank.seeColleges, to },
  }
}

/** The bar of phones for JEE Advanced: the newest season whose list the marks are on. */
export function barOfAdvanced(
  answer: AdvancedAnswer,
  list: AdvancedList,
  words: Words['calculators'],
): Bar | undefined {
  const newest = answer.state === 'answered' ? answer.seasons.find(({ range }) => range !== undefined) : undefined
  if (newest?.range === undefined) return undefined
  const { best, worst } = newest.range
  const to = predictorForAdvanced(worst, list)
  return {
    label: words.rank.listAnswer(words.rank.lists[list], String(newest.season)),
    answer: `${groupIndian(best)} ${words.to} ${groupIndian(worst)}`,
    action: to === undefined ? undefined : { label: words.rank.seeColleges, to },
  }
}
