import type { TimeWriter } from '../clocks.ts'

/** A time by the clock of twelve hours: `7:00 pm`, or `7 pm` where the whole hour is enough. */
export const writeTime: TimeWriter = (hour, minute, form) => {
  const minutes = minute === 0 && form === 'hour' ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'am' : 'pm'}`
}
