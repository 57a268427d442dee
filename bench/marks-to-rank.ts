import { type MarksRecord, testPointShifts, testUnlistedShifts } from '@sopaan/domain/ranks/marks-back-test'
import { atLeast, atMost, type Figure } from './figure.ts'

/**
 * Marks to percentile, tried on the tables we have: each shift left out and told from the others, once as one in no table,
 * once as one of which the marks at 99 percentile alone are known.
 */
export async function run(): Promise<Figure[]> {
  return [
    ...gate('a shift in no table', testUnlistedShifts(), 1),
    ...gate('a shift known at 99 percentile', testPointShifts(), 0.35),
  ]
}

function gate(
  name: string,
  { shifts, shiftsHeld, told, held, medianMiss, missOfNineInTen }: MarksRecord,
  missMax: number,
): Figure[] {
  return [
    atLeast(`${name}: whole shifts in the range, of ${shifts}`, (100 * shiftsHeld) / shifts, 90, '%'),
    atLeast(`${name}: printed marks in the range, of ${told} told`, (100 * held) / told, 80, '%'),
    atMost(`${name}: half of the likeliest within`, medianMiss, missMax, 'points'),
    atMost(`${name}: nine of ten of the likeliest within`, missOfNineInTen, 3 * missMax, 'points'),
  ]
}
