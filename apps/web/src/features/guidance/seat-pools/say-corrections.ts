import type { CollegeCorrection } from '@sopaan/contract/managed-colleges'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { Words } from '#web/words/en.ts'

/** What a correction put right, in words. */
export function sayCorrection(
  fact: CollegeCorrection['fact'],
  value: CollegeCorrection['value'],
  words: Words['managedColleges'],
): string {
  if (value.hidden !== undefined) return words.hiddenSaid(words.factNames[fact], String(value.hidden))
  if (fact === 'town') return words.townSaid(String(value.city), String(value.state))
  if (fact === 'website') return words.websiteSaid(String(value.website))
  if (fact === 'home-states') {
    return Object.entries(value)
      .map(([quota, states]) => words.homesSaid(quota, String(states)))
      .join(' ')
  }
  if (fact === 'fees') return words.feeSaid(String(value.cycle), groupIndian(Number(value.perYearInr)))
  if (fact === 'nirf') return words.nirfSaid(String(value.year), String(value.rank))
  if (fact === 'naac') return words.naacSaid(String(value.grade), String(value.gradeCycle))
  if (fact === 'founded') return words.foundedSaid(String(value.founded))
  return fact === 'women' ? sayWomenCount(value, words) : sayOutcomes(value, words)
}

type Figures = CollegeCorrection['value']

/** The share of women in words. */
export function sayWomenCount({ nirfEdition, women, men }: Figures, words: Words['managedColleges']): string {
  return words.womenSaid(String(nirfEdition), groupIndian(Number(women)), groupIndian(Number(men)))
}

/** Degrees and jobs in words. */
export function sayOutcomes({ academicYear, medianSalaryInr }: Figures, words: Words['managedColleges']): string {
  return words.outcomesSaid(String(academicYear), groupIndian(Number(medianSalaryInr)))
}
