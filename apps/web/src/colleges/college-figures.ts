import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { Words } from '#web/words/en.ts'

/** What is published of a college, as rows have it; absent or null where it is not. */
export type CollegeFigures = {
  feeInr?: number | null | undefined
  nirf?: number | null | undefined
  /** The edition of the rank, where others are ranked in a newer one. */
  nirfYear?: number | undefined
  salaryInr?: number | null | undefined
  womenPercent?: number | null | undefined
  km?: number | null | undefined
}

type Figure<Key extends keyof CollegeFigures> = CollegeFigures[Key]

/** The fee of a year in words, or that none is published. */
export function sayFee(feeInr: Figure<'feeInr'>, words: Words['results']): string {
  return feeInr === undefined || feeInr === null ? words.feeUnknown : words.feeYear(groupIndian(feeInr))
}

/** The newest rank in NIRF, with its edition where others are ranked in a newer one; undefined where there is none. */
export function sayNirf({ nirf, nirfYear }: CollegeFigures, words: Words['results']): string | undefined {
  if (nirf === undefined || nirf === null) return undefined
  return words.nirf(String(nirf), nirfYear === undefined ? undefined : String(nirfYear))
}

/** The median salary of graduates in words, or that none is published. */
export function saySalary(salaryInr: Figure<'salaryInr'>, words: Words['results']): string {
  return salaryInr === undefined || salaryInr === null ? words.salaryUnknown : words.salaryYear(groupIndian(salaryInr))
}

/** The share of women in words, or that none is published. */
export function sayWomen(percent: Figure<'womenPercent'>, words: Words['results']): string {
  return percent === undefined || percent === null ? words.womenUnknown : words.womenOf(String(percent))
}

/** A distance in words; what is under 100 km is given no closer. */
export function sayKm(km: number, words: Words['results']): string {
  return km === 0 ? words.near : words.km(groupIndian(km))
}
