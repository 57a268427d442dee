import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { Words } from '#web/words/en.ts'

/** The fee of a year in words, or that none is published. */
export function sayFee(feeInr: number | undefined, words: Words['results']): string {
  return feeInr === undefined ? words.feeUnknown : words.feeYear(groupIndian(feeInr))
}

/** The median salary of graduates in words, or that none is published. */
export function saySalary(salaryInr: number | undefined, words: Words['results']): string {
  return salaryInr === undefined ? words.salaryUnknown : words.salaryYear(groupIndian(salaryInr))
}

/** A distance in words; what is under 100 km is given no closer. */
export function sayKm(km: number, words: Words['results']): string {
  return km === 0 ? words.near : words.km(groupIndian(km))
}
