/** Parts of the day as people say them, minutes after midnight. Ours. */
const PARTS: Readonly<Record<string, number>> = {
  morning: 7 * 60,
  noon: 12 * 60,
  afternoon: 14 * 60,
  evening: 18 * 60,
  tonight: 21 * 60,
  night: 21 * 60,
}
const PART = /\b(?:(?:in the|at|this)\s+)?(morning|noon|afternoon|evening|night)\b/i
const TONIGHT = /\btonight\b/i
const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?`
const SPAN = new RegExp(String.raw`(?<![\w/])(?:from\s+)?${CLOCK}\s*(?:-|–|to)\s*${CLOCK}(?![\w/])`, 'i')
const WITH_HALF = /(?<![\w/])(?:at\s+)?(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)\b/i
const WITH_MINUTES = /(?<![\w/])(?:at\s+)?([01]?\d|2[0-3]):([0-5]\d)(?!\w)/i
const BARE = /\bat\s+(\d{1,2})\b(?!\s*[/:])/i
const DAY_MINUTES = 24 * 60
/** A bare hour up to this one is meant for the afternoon: nobody says "at 6" for the small hours. */
const LAST_BARE_PM = 7

export type SpokenTime = { startMinute: number; spanMinutes: number | undefined; rest: string }

/** The time a line names: `6pm`, `18:30`, `5-7pm`, `tomorrow morning`, `at 6`; the usual hour where it names none. */
export function readSpokenTime(text: string, usualMinute: number): SpokenTime {
  const span = readSpan(text)
  if (span !== undefined) return span
  for (const pattern of [WITH_HALF, WITH_MINUTES, BARE]) {
    const [, hour, minute, half] = text.match(pattern) ?? []
    const at = hour === undefined ? undefined : minuteOf(hour, minute, half)
    if (at !== undefined)
      return { startMinute: at, spanMinutes: undefined, rest: without(without(text, pattern), TONIGHT) }
  }
  if (TONIGHT.test(text)) return { startMinute: PARTS.tonight ?? usualMinute, spanMinutes: undefined, rest: text }
  const [, part] = text.match(PART) ?? []
  const at = part === undefined ? undefined : PARTS[part.toLowerCase()]
  if (at === undefined) return { startMinute: usualMinute, spanMinutes: undefined, rest: text }
  return { startMinute: at, spanMinutes: undefined, rest: without(text, PART) }
}

function readSpan(text: string): SpokenTime | undefined {
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = text.match(SPAN) ?? []
  if (fromHour === undefined || toHour === undefined) return undefined
  // `12-12` without a colon or a half of the day is no time.
  if (fromMinute === undefined && fromHalf === undefined && toMinute === undefined && toHalf === undefined)
    return undefined
  const to = minuteOf(toHour, toMinute, toHalf)
  const from = minuteOf(fromHour, fromMinute, fromHalf ?? toHalf)
  if (from === undefined || to === undefined) return undefined
  const spanMinutes = (to - from + DAY_MINUTES) % DAY_MINUTES
  return { startMinute: from, spanMinutes, rest: without(text, SPAN) }
}

function minuteOf(hour: string, minute: string | undefined, half: string | undefined): number | undefined {
  const hours = Number(hour)
  const minutes = Number(minute ?? 0)
  if (hours > 23 || minutes > 59) return undefined
  if (half === undefined) return (minute === undefined && hours <= LAST_BARE_PM ? hours + 12 : hours) * 60 + minutes
  if (hours > 12) return undefined
  return ((hours % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)) * 60 + minutes
}

/** A line without what a pattern found in it. */
export function without(text: string, pattern: RegExp): string {
  return text.replace(pattern, ' ').replaceAll(/\s+/g, ' ').trim()
}
