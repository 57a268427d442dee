const STEP_MINUTES = 5
const LAST_START = 24 * 60 - 15

type DroppedAt = { startMinute: number | undefined; minutes: number }

/**
 * When something begins that was dropped into a day: at its own hour where that lies between its new neighbours, else as
 * near to it as they leave room. Minutes after midnight.
 * @param own  its own hour
 */
export function dropStart(
  { own, minutes }: { own: number; minutes: number },
  { before, after }: { before: DroppedAt | undefined; after: DroppedAt | undefined },
): number {
  const earliest = after?.startMinute === undefined ? 0 : stepUp(after.startMinute + after.minutes)
  const latest = before?.startMinute === undefined ? LAST_START : Math.max(0, before.startMinute - minutes)
  if (own < earliest) return Math.min(earliest, LAST_START)
  return Math.min(own, Math.max(latest, earliest), LAST_START)
}

function stepUp(minute: number): number {
  return Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES
}
