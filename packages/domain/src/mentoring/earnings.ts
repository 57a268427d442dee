/** What a session is worth to its mentor from a day on. */
export type SessionRate = { fromOn: string; ratePaise: number }

/** What a mentor earned in a month. */
export type MonthEarnings = {
  /** In India, such as 2026-11. */
  month: string
  sessions: number
  amountPaise: number
  /** Sessions held before any rate was set: they count nothing. */
  unrated: number
}

/** The rate in force on a day in India; undefined before the first one. Whatever is set later changes nothing before it. */
export function rateOn(rates: readonly SessionRate[], day: string): number | undefined {
  return rates
    .filter(({ fromOn }) => fromOn <= day)
    .toSorted((a, b) => a.fromOn.localeCompare(b.fromOn))
    .at(-1)?.ratePaise
}

/** What was earned by month, the newest first. @param heldOn  the day in India of each session that was held */
export function earningsByMonth(heldOn: readonly string[], rates: readonly SessionRate[]): MonthEarnings[] {
  const months = [...new Set(heldOn.map((day) => day.slice(0, 7)))].toSorted().toReversed()
  return months.map((month) => {
    const worth = heldOn.filter((day) => day.startsWith(month)).map((day) => rateOn(rates, day))
    return {
      month,
      sessions: worth.length,
      amountPaise: worth.reduce<number>((sum, paise) => sum + (paise ?? 0), 0),
      unrated: worth.filter((paise) => paise === undefined).length,
    }
  })
}
