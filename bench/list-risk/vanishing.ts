import type { RankBook } from '@sopaan/domain/book/rank-book'
import type { Workshop } from '@sopaan/domain/forecast/fit-forecast'
import type { SeasonRanks } from '@sopaan/domain/forecast/history'
import { fitSurvival, survivalChances } from '@sopaan/domain/list-risk/survival'
import { Ledger } from '@sopaan/domain/report-card/score'
import type { Figure } from '../figure.ts'

/** Per season, seats printed in the one before: what was said of their being offered again, against one constant rate. */
export function gateVanishing(history: RankBook, workshop: Workshop, from: number): Figure[] {
  const { seasons, traits } = workshop
  return seasons.flatMap(({ season }, index) => {
    if (season < from) return []
    const past = seasons.slice(0, index)
    const rates = fitSurvival(history, past, traits)
    if (!rates) return []
    const chances = survivalChances(rates, history, past, traits)
    return [0, 1].map((isPwd): Figure => {
      const isAsked = (pool: number) => traits.isPwd[pool] === isPwd
      const rival = shareStaying(past, isAsked)
      const [ours, constant] = [new Ledger(), new Ledger()]
      forEachPrinted(past.at(-1) as SeasonRanks, isAsked, (pool) => {
        const cameTrue = !Number.isNaN(seasons[index]?.closing[pool] ?? Number.NaN)
        ours.note(chances[pool] ?? 0, cameTrue)
        constant.note(rival, cameTrue)
      })
      const goal = `< ${constant.logLoss.toFixed(4)}, one rate for all`
      const name = `${season} offered again, log loss, ${isPwd === 1 ? 'PwD' : 'ordinary'} seats`
      return { name, value: ours.logLoss, unit: '', goal, ok: ours.logLoss < constant.logLoss }
    })
  })
}

/** The share of last season's seats that the season before had too: what anybody could use instead. */
function shareStaying(past: readonly SeasonRanks[], isAsked: (pool: number) => boolean): number {
  const [before, last] = [past.at(-2) as SeasonRanks, past.at(-1) as SeasonRanks]
  let [count, kept] = [0, 0]
  forEachPrinted(before, isAsked, (pool) => {
    count++
    if (!Number.isNaN(last.closing[pool] ?? Number.NaN)) kept++
  })
  return kept / count
}

function forEachPrinted(season: SeasonRanks, isAsked: (pool: number) => boolean, visit: (pool: number) => void): void {
  season.closing.forEach((closing, pool) => {
    if (!Number.isNaN(closing) && isAsked(pool)) visit(pool)
  })
}
