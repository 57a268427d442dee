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
  if (!Number.isInteger(marks) || marks < MARKS_MIN || marks > MARKS_MAX) return { ok: false, reason: 'not-marks' }
  const read = readerOf(shift)
  const readings = read(marks)
  if (readings.every((reading) => reading === 'below')) return { ok: false, reason: 'below-observed' }
  if (readings.every((reading) => reading === 'above')) return { ok: false, reason: 'above-observed' }

  const doubt = isPointShift(shift) ? MARKS_AT_99_DOUBT : MARKS_DOUBT
  const [lows, highs] = [read(marks - doubt), read(marks + doubt)]
  const likely = shift === 'another' ? middleOf([...readings, ...readPoints(marks)]) : middleOf(readings)
  return {
    ok: true,
    low: Math.min(...lows.map(toBound)),
    likely: typeof likely === 'number' ? likely : undefined,
    high: Math.max(...highs.map(toBound)),
    isLowOpen: lows.includes('below'),
    isHighOpen: highs.includes('above'),
    basis: shift === 'another' ? 'all-shifts' : isPointShift(shift) ? 'point' : 'shift',
  }
}

/** A percentile, or on which side of what was observed it lies. */
type Reading = number | 'below' | 'above'

/** How marks are read where a shift is named: as often as there are shifts to read them off. */
function readerOf(shift: NamedShift): (marks: number) => Reading[] {
  if (shift === 'another') return (marks) => SHIFT_IDS.map((id) => readPercentile(id, marks))
  if (isPointShift(shift)) return (marks) => readThroughPoint(shift, marks)
  return (marks) => [readPercentile(shift, marks)]
}

function isPointShift(shift: NamedShift): shift is PointShiftId {
  return shift in SHIFT_MARKS_AT_99
}

const AT_99 = SHIFT_PERCENTILES.indexOf(99)

/** Marks of a shift with one known figure, on each observed shift: as the share of the marks at 99 percentile that they are. */
function readThroughPoint(shift: PointShiftId, marks: number): Reading[] {
  return SHIFT_IDS.map((id) =>
    readPercentile(id, (marks * (SHIFT_MARKS[id][AT_99] ?? marks)) / SHIFT_MARKS_AT_99[shift]),
  )
}

function readPoints(marks: number): Reading[] {
  return POINT_SHIFT_IDS.map((id) => middleOf(readThroughPoint(id, marks)))
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
function readPercentile(shift: ShiftId, marks: number): Reading {
  const row = SHIFT_MARKS[shift]
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
