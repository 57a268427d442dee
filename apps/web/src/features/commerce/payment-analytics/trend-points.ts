import type { BusinessTrend, TrendDay } from '@sopaan/contract/trends'

export const TREND_FIGURES = ['net', 'paid', 'signUps', 'visitToPaid', 'failed'] as const
export type TrendFigure = (typeof TREND_FIGURES)[number]

/** From so many days on, weeks are shown, and months. */
const WEEKS_FROM = 63
const MONTHS_FROM = 200
const WEEK_DAYS = 7

type Sums = Omit<TrendDay, 'day'>
export type TrendGroup = { key: string; days: readonly TrendDay[]; before: readonly TrendDay[] }

/** Days of a trend as they are drawn: each on its own, by week or by month, whichever a reader can tell apart. */
export function groupDays({ byDay, byDayBefore }: Pick<BusinessTrend, 'byDay' | 'byDayBefore'>): TrendGroup[] {
  const size = byDay.length >= MONTHS_FROM ? undefined : byDay.length >= WEEKS_FROM ? WEEK_DAYS : 1
  const indexed = byDay.map((row, at) => ({ row, before: byDayBefore[at], at }))
  const groups = Map.groupBy(indexed, ({ row, at }) =>
    size === undefined ? row.day.slice(0, 7) : String(Math.floor(at / size)),
  )
  return [...groups.values()].map((of) => ({
    key: of[0]?.row.day ?? '',
    days: of.map(({ row }) => row),
    before: of.flatMap(({ before }) => (before === undefined ? [] : [before])),
  }))
}

/** Figures of some days together. */
export function sumDays(days: readonly TrendDay[]): Sums {
  const sum = (pick: (day: TrendDay) => number) => days.reduce((all, day) => all + pick(day), 0)
  return {
    netPaise: sum(({ netPaise }) => netPaise),
    paid: sum(({ paid }) => paid),
    signUps: sum(({ signUps }) => signUps),
    visits: sum(({ visits }) => visits),
    tries: sum(({ tries }) => tries),
    failedTries: sum(({ failedTries }) => failedTries),
  }
}

/** What a figure is over some days: paise, a count, or hundredths of a percent; a share of nothing is nothing. */
export function figureOf(figure: TrendFigure, days: readonly TrendDay[]): number {
  const { netPaise, paid, signUps, visits, tries, failedTries } = sumDays(days)
  switch (figure) {
    case 'net':
      return netPaise
    case 'paid':
      return paid
    case 'signUps':
      return signUps
    case 'visitToPaid':
      return shareOf(paid, visits)
    case 'failed':
      return shareOf(failedTries, tries)
  }
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((10_000 * part) / whole)
}

/** Whether a figure is a share, which is compared in points and never added up. */
export function isShare(figure: TrendFigure): boolean {
  return figure === 'visitToPaid' || figure === 'failed'
}
