type Words = Record<'seconds' | 'minutes' | 'hours', (count: string) => string>

/** A stretch of time in the largest unit that it fills evenly. */
export function writeStretch(seconds: number, words: Words): string {
  if (seconds % 3_600 === 0) return words.hours(String(seconds / 3_600))
  return seconds % 60 === 0 ? words.minutes(String(seconds / 60)) : words.seconds(String(seconds))
}
