import type { Category } from '@sopaan/domain/book/rank-book'
import { ADVANCED_SEASONS, type AdvancedSeason, findAdvancedRankFromMarks } from '@sopaan/domain/ranks/advanced-rank'
import { type CategoryRankRange, estimateCategoryRank } from '@sopaan/domain/ranks/category-rank'
import { ADVANCED_CUTOFFS, ADVANCED_PWD_CUTOFFS, MAIN_SEASONS } from '@sopaan/domain/ranks/jee-main-candidates'
import type { PercentileRange } from '@sopaan/domain/ranks/percentile-from-marks'
import { findRankFromMarks, findRankFromPercentile, type RankingField, type RankRange } from '@sopaan/domain/ranks/rank'
import type { Words } from '#web/words/en.ts'
import type { RankCalculation } from './rank-question.ts'

const [NEWEST_SEASON] = MAIN_SEASONS

type MainQuestion = Extract<RankCalculation, { exam: 'main' }>
type AdvancedQuestion = Extract<RankCalculation, { exam: 'advanced' }>
export type NoReason = keyof Words['calculators']['reasons']

export type MainFigures = {
  best: number
  worst: number
  /** Between the two; absent where nothing was seen there. */
  likely?: number | undefined
  candidates: number
  basis: RankRange['basis']
  /** From a percentile only: what the plain formula says. */
  plain?: number
  isBestOpen: boolean
  isWorstOpen: boolean
  /** Ends of the percentile, equal where the reader gave one. */
  low: number
  high: number
  marksBasis?: PercentileRange['basis']
}

export type MainAnswer =
  | { state: 'empty' }
  | { state: 'refused'; reason: NoReason }
  | {
      state: 'answered'
      figures: MainFigures
      seasons: readonly { season: number; best: number; worst: number }[]
      category: Category
      /** Undefined for General, whose category rank is the common rank. */
      categoryRank: CategoryRankRange | 'below-category-cutoff' | undefined
      /** Of JEE Advanced in the season chosen; for a number of candidates of one's own that of the newest season. */
      cutoff: { season: number; percentile: number; isPwd: boolean }
      eligibility: 'above' | 'below' | 'both-sides'
    }

/** Works out the JEE Main answer of a question, with the other seasons and the category beside it. */
export function answerMain(question: MainQuestion): MainAnswer {
  const typed = question.from === 'marks' ? question.marks : question.percentile
  if (typed === undefined || question.field === undefined) return { state: 'empty' }
  const figures = findFigures(question, typed, question.field)
  if (typeof figures === 'string') return { state: 'refused', reason: figures }
  const seasons = MAIN_SEASONS.flatMap((season) => {
    const other = findFigures(question, typed, { season })
    return typeof other === 'string' ? [] : [{ season, best: other.best, worst: other.worst }]
  })
  const cutoff = findCutoff(question)
  const { low, high } = figures
  return {
    state: 'answered',
    figures,
    seasons,
    category: question.category,
    categoryRank: question.category === 'OPEN' ? undefined : findCategoryRank(figures, question.category),
    cutoff,
    eligibility: low >= cutoff.percentile ? 'above' : high < cutoff.percentile ? 'below' : 'both-sides',
  }
}

function findCutoff({ season, category, isPwd }: MainQuestion) {
  const of = season === 'own' ? NEWEST_SEASON : Number(season)
  const percentile = isPwd ? ADVANCED_PWD_CUTOFFS[of] : ADVANCED_CUTOFFS[of]?.[category]
  return { season: of, percentile: percentile ?? 100, isPwd }
}

export type AdvancedAnswer =
  | { state: 'empty' }
  | { state: 'refused'; reason: NoReason }
  | {
      state: 'answered'
      seasons: readonly {
        season: AdvancedSeason
        /** Undefined where the marks were on no list that season. */
        range: { best: number; worst: number } | undefined
        lastMarks: number | undefined
      }[]
    }

/** Works out the JEE Advanced answer for each season with an official report. */
export function answerAdvanced({ marks, list }: AdvancedQuestion): AdvancedAnswer {
  if (marks === undefined) return { state: 'empty' }
  const answers = ADVANCED_SEASONS.map((season) => ({ season, rank: findAdvancedRankFromMarks(marks, list, season) }))
  if (answers.every(({ rank }) => !rank.ok && rank.reason === 'not-marks'))
    return { state: 'refused', reason: 'not-marks' }
  if (answers.every(({ rank }) => !rank.ok)) return { state: 'refused', reason: 'below-list' }
  return {
    state: 'answered',
    seasons: answers.map(({ season, rank }) => ({
      season,
      range: rank.ok ? { best: rank.best, worst: rank.worst } : undefined,
      lastMarks: rank.ok ? rank.lastMarks : undefined,
    })),
  }
}

function findFigures(question: MainQuestion, typed: number, field: RankingField): MainFigures | NoReason {
  if (question.from === 'percentile') {
    const rank = findRankFromPercentile(typed, field)
    if (!rank.ok) return rank.reason
    const { best, worst, likely, candidates, basis, plain } = rank
    return {
      best,
      worst,
      likely,
      candidates,
      basis,
      plain,
      isBestOpen: false,
      isWorstOpen: false,
      low: typed,
      high: typed,
    }
  }
  const rank = findRankFromMarks(typed, question.shift, field)
  if (!rank.ok) return rank.reason
  const { best, worst, likely, candidates, basis, isBestOpen, isWorstOpen, percentile } = rank
  const { low, high, basis: marksBasis } = percentile
  return { best, worst, likely, candidates, basis, isBestOpen, isWorstOpen, low, high, marksBasis }
}

function findCategoryRank(figures: MainFigures, category: Exclude<Category, 'OPEN'>) {
  const estimate = estimateCategoryRank(figures, figures.low, category)
  return estimate.ok ? estimate : estimate.reason
}
