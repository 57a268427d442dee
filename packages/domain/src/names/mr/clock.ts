import type { TimeWriter } from '../clocks.ts'

/** The parts of a day with the hour each begins at, as they are said; before the first it is still night. */
const PARTS = [
  [20, 'रात्री'],
  [16, 'संध्याकाळी'],
  [12, 'दुपारी'],
  [4, 'सकाळी'],
  [0, 'रात्री'],
] as const

/** A time as it is said, with its part of the day: `संध्याकाळी 6:30 वाजता`. Nobody says the minutes of a whole hour. */
export const writeTime: TimeWriter = (hour, minute) => {
  const part = PARTS.find(([from]) => hour >= from)?.[1] ?? 'रात्री'
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return [part, `${hour % 12 || 12}${minutes}`, 'वाजता'].join('\u00a0')
}
