/** Between two sittings, minutes. Ours. */
const BREAK_MINUTES = 10
/** Nobody is sent to study earlier than this, minutes after midnight. Ours. */
const EARLIEST = 5 * 60

export type MinuteSpan = { start: number; minutes: number }

/**
 * Gives the stretches of a day their hours: from the usual hour on, around what is fixed, with a break between; before
 * the usual hour where the evening is full, as near to it as there is room.
 * @param taken  what stands already; starts are minutes after midnight
 * @param from  the usual hour, minutes after midnight
 * @param until  when the evening ends, minutes after midnight
 * @returns a start for each, in their order; undefined where the day has no gap that long
 */
export function assignBlocks(
  blocks: readonly { minutes: number }[],
  taken: readonly MinuteSpan[],
  { from, until }: { from: number; until: number },
): (number | undefined)[] {
  const standing = [...taken]
  return blocks.map(({ minutes }) => {
    const start = findGap(minutes, standing, from, until) ?? findGapBefore(minutes, standing, from)
    if (start !== undefined) standing.push({ start, minutes })
    return start
  })
}

function findGap(minutes: number, taken: readonly MinuteSpan[], from: number, until: number): number | undefined {
  let start = from
  for (const span of [...taken].sort((one, other) => one.start - other.start)) {
    const isBefore = span.start + span.minutes + BREAK_MINUTES <= start
    const isAfter = start + minutes + BREAK_MINUTES <= span.start
    if (!isBefore && !isAfter) start = span.start + span.minutes + BREAK_MINUTES
  }
  return start + minutes <= until ? start : undefined
}

/** The last gap that ends before an hour. */
function findGapBefore(minutes: number, taken: readonly MinuteSpan[], before: number): number | undefined {
  let start = before - BREAK_MINUTES - minutes
  for (const span of [...taken].sort((one, other) => other.start - one.start)) {
    const isBefore = span.start + span.minutes + BREAK_MINUTES <= start
    const isAfter = start + minutes + BREAK_MINUTES <= span.start
    if (!isBefore && !isAfter) start = span.start - BREAK_MINUTES - minutes
  }
  return start >= EARLIEST ? start : undefined
}
