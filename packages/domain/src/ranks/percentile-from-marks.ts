import type { Answer } from '../answer.ts'
import { MARKS_DOUBT, SHIFT_MARKS, SHIFT_PERCENTILES, type ShiftId } from './shift-marks.ts'

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

export type PercentileRange = {
  /** Lower end; where `isLowOpen`, it is 90 and the truth may lie below. */
  low: number
  /** Upper end; where `isHighOpen`, it is 99.9 and the truth may lie above. */
  high: number
  isLowOpen: boolean
  isHighOpen: boolean
  /** One shift as observed, or the span over all shifts for a session that is not in the table. */
  basis: 'shift' | 'all-shifts'
}

export type NoPercentile = 'not-marks' | 'below-observed' | 'above-observed'

/**
 * The percentile range of JEE Main paper 1 marks. With a shift of January 2025: what that shift showed, three marks
 * either way. With another session: the span over all those shifts, which is wide because shifts differ by up to 52 marks.
 * @param marks  whole marks of 300; negative totals exist
 * @returns refuses marks whose percentile lies outside 90 to 99.9 in every shift looked at: nothing is observed there
 */
export function findPercentileFromMarks(
  marks: number,
  shift: ShiftId | 'another',
): Answer<PercentileRange, NoPercentile> {
  if (!Number.isInteger(marks) || marks < MARKS_MIN || marks > MARKS_MAX) return { ok: false, reason: 'not-marks' }
  const shifts = shift === 'another' ? SHIFT_IDS : [shift]
  const places = shifts.map((id) => readPercentile(id, marks))
  if (places.every((place) => place === 'below')) return { ok: false, reason: 'below-observed' }
  if (places.every((place) => place === 'above')) return { ok: false, reason: 'above-observed' }

  const lows = shifts.map((id) => readPercentile(id, marks - MARKS_DOUBT))
  const highs = shifts.map((id) => readPercentile(id, marks + MARKS_DOUBT))
  return {
    ok: true,
    low: Math.min(...lows.map(toBound)),
    high: Math.max(...highs.map(toBound)),
    isLowOpen: lows.includes('below'),
    isHighOpen: highs.includes('above'),
    basis: shift === 'another' ? 'all-shifts' : 'shift',
  }
}

/** Interpolates ln(100 − P) between the marks of a shift, since each mark cuts the field by a share, not by a count. */
function readPercentile(shift: ShiftId, marks: number): number | 'below' | 'above' {
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

function toBound(place: number | 'below' | 'above'): number {
  if (place === 'below') return PERCENTILE_MIN
  if (place === 'above') return PERCENTILE_MAX
  return place
}
