import { CATEGORIES, type Category } from '@sopaan/domain/book/rank-book'
import { readIndian } from '@sopaan/domain/indian-numbers'
import { ADVANCED_LISTS, type AdvancedList } from '@sopaan/domain/ranks/advanced-rank'
import { MAIN_SEASONS, type MainSeason } from '@sopaan/domain/ranks/jee-main-candidates'
import { type NamedShift, POINT_SHIFT_IDS, SHIFT_IDS } from '@sopaan/domain/ranks/percentile-from-marks'
import type { RankingField } from '@sopaan/domain/ranks/rank'
import { readChoice } from './use-answers.ts'

export type SeasonChoice = '2026' | '2025' | '2024' | 'own'

/** What the address asks of the rank calculator. A number is undefined while nothing is entered. */
export type RankCalculation =
  | { exam: 'advanced'; marks: number | undefined; list: AdvancedList }
  | {
      exam: 'main'
      from: 'marks' | 'percentile'
      marks: number | undefined
      percentile: number | undefined
      shift: NamedShift
      season: SeasonChoice
      field: RankingField | undefined
      category: Category
      isPwd: boolean
    }

const [FIRST_LIST, ...OTHER_LISTS] = ADVANCED_LISTS
const [FIRST_CATEGORY, ...OTHER_CATEGORIES] = CATEGORIES

/** Reads the question out of an address; what it does not know counts as not said. */
export function readRankQuestion(answers: URLSearchParams): RankCalculation {
  const marks = readIndian(answers.get('marks'))
  if (answers.get('exam') === 'advanced') {
    return { exam: 'advanced', marks, list: readChoice(answers.get('list'), [FIRST_LIST, ...OTHER_LISTS]) }
  }
  return {
    exam: 'main',
    from: readChoice(answers.get('from'), ['marks', 'percentile']),
    marks,
    percentile: readIndian(answers.get('percentile')),
    shift: readShift(answers),
    ...readField(answers),
    category: readChoice(answers.get('category'), [FIRST_CATEGORY, ...OTHER_CATEGORIES]),
    isPwd: answers.get('pwd') === 'true',
  }
}

/** The shift an address names, or another. */
export function readShift(answers: URLSearchParams): NamedShift {
  return readChoice(answers.get('shift'), ['another', ...SHIFT_IDS, ...POINT_SHIFT_IDS])
}

/** The season an address names, and the candidates it stands for; undefined while one's own number is missing. */
export function readField(answers: URLSearchParams): { season: SeasonChoice; field: RankingField | undefined } {
  const season = readChoice(answers.get('season'), ['2026', '2025', '2024', 'own'])
  if (season === 'own') {
    const candidates = readIndian(answers.get('candidates'))
    return { season, field: candidates === undefined ? undefined : { candidates } }
  }
  return { season, field: { season: toSeason(season) } }
}

function toSeason(season: Exclude<SeasonChoice, 'own'>): MainSeason {
  return MAIN_SEASONS.find((each) => String(each) === season) ?? MAIN_SEASONS[0]
}
