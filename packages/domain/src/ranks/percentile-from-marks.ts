import type { Answer } from '../answer.ts'
import {
  MARKS_AT_99_DOUBT,
  MARKS_DOUBT,
  type PointShiftId,
  SHIFT_MARKS,
  SHIFT_MARKS_AT_99,
  SHIFT_PERCENTILES,
  type ShiftId,
} from './shift-marks.ts'

const MARKS_MIN = -75
export const MARKS_MAX = 300
const PERCENTILE_MIN = 90
const PERCENTILE_MAX = 99.9

export const SHIFT_IDS: readonly ShiftId[] = [
  '22-jan-1',
  '22-jan-2',
  '23-jan-1',
  '23-jan-2',
  '24-jan-1',
  '24-jan-2',
  '28-jan-1',
  '28-jan-2',
  '29-jan-1',
  '29-jan-2',
]

/** Shifts of which the marks at 99 percentile alone are known, in the order of their days. */
export const POINT_SHIFT_IDS = Object.keys(SHIFT_MARKS_AT_99) as PointShiftId[]

/** A shift that a reader may name, or one of which we know nothing. */
export type NamedShift = ShiftId | PointShiftId | 'another'

export type PercentileRange = {
  /** Most likely, between `low` and `high`; absent where it lies outside 90 to 99.9. */
  likely?: number | undefined
  /** Lower end; where `isLowOpen`, it is 90 and the truth may lie below. */
  low: number
  /** Upper end; where `isHighOpen`, it is 99.9 and the truth may lie above. */
  high: number
  isLowOpen: boolean
  isHighOpen: boolean
  /** One shift as observed, one drawn through its marks at 99 percentile, or the span for one that is in no table. */
  basis: 'shift' | 'point' | 'all-shifts'
}

export type NoPercentile = 'not-marks' | 'below-observed' | 'above-observed'

/**
 * The percentile range of JEE Main paper 1 marks, with the most likely one. With a shift of January 2025: what that shift
 * showed, three marks either way. With one of 2026: the ten of January 2025, each drawn through the marks this one had at 99
 * percentile, five marks either way; each of the ten lies so in the span of the other nine. With any other: the span over
 * the ten, which is wide because shifts differ by up to 52 marks, and the middle of all that we have.
 * @param marks  whole marks of 300; negative totals exist
 * @returns refuses marks whose percentile lies outside 90 to 99.9 in every shift looked at: nothing is observed there
 */
export function findPercentileFromMarks(marks: number, shift: NamedShift): Answer<PercentileRange, NoPercentile> {
  return findPercentileIn(KNOWN_SHIFTS, marks, shift)
}

/** What is known of shifts by their names: of some the marks at each of SHIFT_PERCENTILES, of others those at 99 alone. */
export type ShiftTables = {
  observed: Readonly<Record<string, readonly number[]>>
  at99: Readonly<Record<string, number>>
}

const KNOWN_SHIFTS: ShiftTables = { observed: SHIFT_MARKS, at99: SHIFT_MARKS_AT_99 }

/** `findPercentileFromMarks` from tables that need not be all we have. @param shift  one in neither table counts as another */
export function findPercentileIn(
  tables: ShiftTables,
  marks: number,
  shift: string,
): Answer<PercentileRange, NoPercentile> {
  if (!Number.isInteger(marks) || marks < MARKS_MIN || marks > MARKS_MAX) return { ok: false, reason: 'not-marks' }
  const basis = basisOf(tables, shift)
  const read = readerOf(tables, shift, basis)
  const readings = read(marks)
  if (readings.every((reading) => reading === 'below')) return { ok: false, reason: 'below-observed' }
  if (readings.every((reading) => reading === 'above')) return { ok: false, reason: 'above-observed' }

  const doubt = basis === 'point' ? MARKS_AT_99_DOUBT : MARKS_DOUBT
  const [lows, highs] = [read(marks - doubt), read(marks + doubt)]
  const likely = basis === 'all-shifts' ? middleOf([...readings, ...readPoints(tables, marks)]) : middleOf(readings)
  return {
    ok: true,
    low: Math.min(...lows.map(toBound)),
    likely: typeof likely === 'number' ? likely : undefined,
    high: Math.max(...highs.map(toBound)),
    isLowOpen: lows.includes('below'),
    isHighOpen: highs.includes('above'),
    basis,
  }
}

/** A percentile, or on which side of what was observed it lies. */
type Reading = number | 'below' | 'above'

function basisOf({ observed, at99 }: ShiftTables, shift: string): PercentileRange['basis'] {
  if (shift in observed) return 'shift'
  return shift in at99 ? 'point' : 'all-shifts'
}

/** How marks are read where a shift is named: as often as there are shifts to read them off. */
function readerOf(
  { observed, at99 }: ShiftTables,
  shift: string,
  basis: PercentileRange['basis'],
): (marks: number) => Reading[] {
  const rows = Object.values(observed)
  if (basis === 'shift') return (marks) => [readPercentile(observed[shift] ?? [], marks)]
  if (basis === 'point') return (marks) => readThroughPoint(rows, at99[shift] ?? Number.NaN, marks)
  return (marks) => rows.map((row) => readPercentile(row, marks))
}

const AT_99 = SHIFT_PERCENTILES.indexOf(99)

/** Marks of a shift with one known figure, on each observed shift: as the share of the marks at 99 percentile that they are. */
function readThroughPoint(rows: readonly (readonly number[])[], marksAt99: number, marks: number): Reading[] {
  return rows.map((row) => readPercentile(row, (marks * (row[AT_99] ?? marks)) / marksAt99))
}

function readPoints({ observed, at99 }: ShiftTables, marks: number): Reading[] {
  return Object.values(at99).map((marksAt99) => middleOf(readThroughPoint(Object.values(observed), marksAt99, marks)))
}

/** The median; of an even number the middle of the two in the midst, by the shares of the field behind them. */
function middleOf(readings: readonly Reading[]): Reading {
  const order = (reading: Reading) => (reading === 'below' ? 0 : reading === 'above' ? 100 : reading)
  const sorted = readings.toSorted((a, b) => order(a) - order(b))
  const low = sorted[Math.ceil(sorted.length / 2) - 1] ?? 'below'
  const high = sorted[Math.floor(sorted.length / 2)] ?? 'above'
  if (typeof low !== 'number') return low
  if (typeof high !== 'number') return high
  return 100 - Math.sqrt((100 - low) * (100 - high))
}

/** Interpolates ln(100 − P) between the marks of a shift, since each mark cuts the field by a share, not by a count. */
function readPercentile(row: readonly number[], marks: number): Reading {
  const above = row.findIndex((mark) => mark >= marks)
  if (above === -1) return 'above'
  const upperMarks = row[above] ?? marks
  const upper = SHIFT_PERCENTILES[above] ?? PERCENTILE_MAX
  if (upperMarks === marks) return upper
  const lowerMarks = row[above - 1]
  const lower = SHIFT_PERCENTILES[above - 1]
  if (lowerMarks === undefined || lower === undefined) return 'below'
  const share = (marks - lowerMarks) / (upperMarks - lowerMarks)
  return 100 - Math.exp(Math.log(100 - lower) * (1 - share) + Math.log(100 - upper) * share)
}

function toBound(reading: Reading): number {
  if (reading === 'below') return PERCENTILE_MIN
  if (reading === 'above') return PERCENTILE_MAX
  return reading
}
