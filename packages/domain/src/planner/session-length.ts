/** The longest sitting, minutes. */
export const SESSION_MINUTES_MAX = 12 * 60

/** Hours to one decimal at most. @param minutes  whole minutes */
export function hoursOf(minutes: number): string {
  return String(Math.round(minutes / 6) / 10)
}

/** A share as whole per cent, never rounded up. */
export function wholePercent(share: number): string {
  return `${Math.floor(share * 100)}%`
}
