import type { BookForecast, RankBook } from '@sopaan/domain/book/rank-book'
import type { Workshop } from '@sopaan/domain/forecast/fit-forecast'
import { chance, type OpenForecast, toPercent } from '@sopaan/domain/predictor/prediction'
import { judgeSeason } from '@sopaan/domain/report-card/back-test'
import { judgeOffered, type OfferedRecord } from '@sopaan/domain/report-card/offered-seats'
import { QUESTIONS } from '@sopaan/domain/report-card/score'

/** Constants of the forecast that can be chosen again without fitting anew; the values that ship are `SHIPPED`. */
export type Choices = {
  /** Quiet seasons beside a list's drift. */
  quiet: number
  /** Share of a group's departure that comes back. */
  returned: number
  /** Seasons left out at the beginning of the drift. */
  leftOut: number
  /** Times the shocks. */
  shocks: number
}
export const SHIPPED: Choices = { quiet: 3, returned: 0.2, leftOut: 1, shocks: 1 }

/** What else was thought of. */
export const GRIDS: { [Name in keyof Choices]: readonly number[] } = {
  quiet: [1, 2, 3, 5, 8],
  returned: [0, 0.1, 0.2, 0.3, 0.5],
  leftOut: [0, 1],
  shocks: [0.5, 0.75, 1, 1.25, 1.5],
}

const [PAPER_ONE, ADVANCED] = [0, 3]
const MU_STEPS = 4096
const SHOCK_STEPS = 10_000

/** The record of a season, had other constants been chosen. */
export function scoreChoices(
  history: RankBook,
  workshop: Workshop,
  fit: BookForecast,
  choices: Choices,
): OfferedRecord {
  const ours = expectDrift(workshop, fit.season, SHIPPED)
  const theirs = expectDrift(workshop, fit.season, choices)
  const mu = fit.mu.map(
    (value, pool) => Math.round((value - (ours[pool] ?? 0) + (theirs[pool] ?? 0)) * MU_STEPS) / MU_STEPS,
  )
  const times = (shock: number) => Math.round(shock * choices.shocks * SHOCK_STEPS) / SHOCK_STEPS
  const groupTau = (fit.groupTau ?? []).map(times)
  return judgeOffered(judgeSeason(history, { ...fit, mu, groupTau, tau: fit.tau.map(times) }, 0))
}

/** The drift to expect of each pool, as the forecast reckons it. */
function expectDrift({ drifts, seasons, traits }: Workshop, season: number, choices: Choices): Float64Array {
  const known = drifts.slice(0, seasons.filter((each) => each.season < season).length - 1)
  const seen = known.slice(choices.leftOut)
  const last = known.at(-1)
  const ofList = (list: number) => {
    if (list !== PAPER_ONE && list !== ADVANCED) return 0
    return seen.reduce((sum, { byList }) => sum + (byList[list] ?? 0), 0) / (seen.length + choices.quiet)
  }
  return Float64Array.from(traits.list, (list, pool) => {
    const apart = (last?.byPool[pool] ?? 0) - (last?.byList[list] ?? 0)
    return ofList(list) - choices.returned * apart
  })
}

/** By whole percent, how often it was said of ordinary seats that ask for no more, and came true; vanished seats count. */
export type Percents = { said: Float64Array; came: Float64Array }

export function countPercents(history: RankBook, fit: BookForecast): Percents {
  const { forecast, before, closing } = judgeSeason(history, fit, 0)
  const counts = { said: new Float64Array(101), came: new Float64Array(101) }
  for (const [pool, last] of before.entries()) {
    if (last === 0 || needsMore(history, forecast, pool)) continue
    for (const factor of QUESTIONS) {
      const said = chance(forecast, pool, last * factor)
      if (said === undefined) continue
      const percent = toPercent(said)
      counts.said[percent] = (counts.said[percent] ?? 0) + 1
      if ((closing[pool] ?? 0) >= last * factor) counts.came[percent] = (counts.came[percent] ?? 0) + 1
    }
  }
  return counts
}

function needsMore(history: RankBook, forecast: OpenForecast, pool: number): boolean {
  return (history.seatType[pool] ?? 0) % 2 === 1 || forecast.isCautious[pool] === 1
}

/** The share of answers from a percent on that came true. */
export function trueFrom({ said, came }: Percents, percent: number): number {
  const sum = (column: Float64Array) => column.slice(percent).reduce((total, each) => total + each, 0)
  return sum(came) / sum(said)
}
