import type { TimeWriter } from '../clocks.ts'

/** The parts of a day with the hour each begins at, as they are said; before the first it is still night. */
const PARTS = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [4, 'सुबह'],
  [0, 'रात'],
] as const

/** A time as it is said, with its part of the day: `शाम 6:30 बजे`, `रात 12 बजे`. Nobody says the minutes of a whole hour. */
export const writeTime: TimeWriter = (hour, minute) => {
  const part = PARTS.find(([from]) => hour >= from)?.[1] ?? 'रात'
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return [part, `${hour % 12 || 12}${minutes}`, 'बजे'].join('\u00a0')
}
