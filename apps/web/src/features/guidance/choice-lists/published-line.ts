import type { JudgedChoice } from '@sopaan/contract/judged-choices'
import { distanceKm, type Point } from '@sopaan/domain/colleges/distance'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { Words } from '#web/words/en.ts'

/** What is published of a choice's college, in a line: the fee of a year, its rank in NIRF, the median salary, how far it is from home. */
export function publishedLine(
  { feeInr, nirf, salaryInr, at }: JudgedChoice['institute'],
  home: Point | undefined,
  words: Words['choices'],
): string {
  const km = home && at && distanceKm(home, at)
  return [
    feeInr === undefined ? words.feeUnknown : words.feeYear(groupIndian(feeInr)),
    ...(nirf === undefined ? [] : [words.nirf(String(nirf))]),
    ...(salaryInr === undefined ? [] : [words.salary(groupIndian(salaryInr))]),
    ...(km === undefined ? [] : [km === 0 ? words.near : words.km(groupIndian(km))]),
  ].join(' · ')
}
