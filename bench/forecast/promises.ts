import { CATEGORIES, GENDER_POOLS, QUOTAS, type RankBook } from '@sopaan/domain/book/rank-book'
import type { Band } from '@sopaan/domain/predictor/bands'
import { bandOf, chance, toPercent } from '@sopaan/domain/predictor/prediction'
import type { ForecastReportCard, JudgedSeason } from '@sopaan/domain/report-card/report-card'
import { QUESTIONS } from '@sopaan/domain/report-card/score'
import { atLeast, atMost, exactly, type Figure } from '../figure.ts'

/**
 * What was said to people and what came, with every seat that then printed no rank counted as not come true: counted here
 * answer by answer and apart from the report card, which must come to the same.
 */

/** A cell of fewer answers in a season tells nothing. */
const CELL_MIN = 150
/** In no cell may Safe come true less often, or Long shot more. */
const SAFE_FLOOR = 85
const LONG_SHOT_CEILING = 10
const SAFE_ORDINARY = 95
const SAFE_PWD = 90

type Count = { said: number; came: number }
type Cell = { season: number; name: string; band: Band; isPwd: boolean; count: Count }

/** Counts of every band, by season and cell: category, PwD, quota, gender pool, kind of institute. */
export function countPromises(history: RankBook, judged: readonly JudgedSeason[]): Cell[] {
  const cells = new Map<string, Cell>()
  for (const { season, forecast, before, closing } of judged) {
    for (const [pool, last] of before.entries()) {
      if (last === 0) continue
      for (const factor of QUESTIONS) {
        const said = chance(forecast, pool, last * factor)
        if (said === undefined) continue
        const band = bandOf(forecast, pool, toPercent(said))
        const name = nameCell(history, pool)
        const key = `${season} ${band} ${name}`
        const cell = cells.get(key) ?? { season, name, band, isPwd: isPwd(history, pool), count: { said: 0, came: 0 } }
        cells.set(key, cell)
        cell.count.said++
        if ((closing[pool] ?? 0) >= last * factor) cell.count.came++
      }
    }
  }
  return [...cells.values()]
}

/** In how many of its bands, over all seasons and season by season, a report card differs from what was counted here. */
export function countedOtherwise(cells: readonly Cell[], card: ForecastReportCard): number {
  const keys = { safe: 'safe', likely: 'likely', reach: 'reach', 'long-shot': 'longShot' } as const
  return [card.all, ...card.bySeason].reduce((sum, record) => {
    const differing = (Object.keys(keys) as Band[]).filter((band) => {
      const season = record === card.all ? undefined : Number(record.name)
      const { said, came } = shareOf(cells.filter((cell) => isIn(cell, band, season)))
      const told = record[keys[band]]
      return told.count !== said || Math.abs(told.true - came / said) > 1e-4
    })
    return sum + differing.length
  }, 0)
}

/** The gates on what was said, and a line for each cell that breaks one. */
export function gatePromises(cells: readonly Cell[], from: number): Figure[] {
  const seasons = [...new Set(cells.map(({ season }) => season))].sort()
  const safe = (season: number | undefined, ofPwd: boolean) =>
    shareOf(cells.filter((cell) => isIn(cell, 'safe', season) && cell.isPwd === ofPwd))
  const broken = cells.filter(({ band, count }) => {
    if (count.said < CELL_MIN) return false
    if (band === 'safe') return percentOf(count) < SAFE_FLOOR
    return band === 'long-shot' && percentOf(count) > LONG_SHOT_CEILING
  })
  for (const { season, name, band, count } of broken) {
    console.log(`breaks: ${season} ${band}, ${name}: ${percentOf(count).toFixed(1)} % of ${count.said} answers`)
  }
  for (const season of seasons) {
    const pwd = safe(season, true)
    console.log(`${season} Safe, PwD, vanished counted: ${percentOf(pwd).toFixed(1)} % of ${pwd.said} answers`)
  }
  const brokenOf = (band: Band) => broken.filter((cell) => cell.band === band).length
  return [
    ...seasons.map((season) =>
      atLeast(
        `${season} Safe came true, vanished seats counted, ordinary`,
        percentOf(safe(season, false)),
        SAFE_ORDINARY,
        '%',
      ),
    ),
    atLeast(
      `${from}-26 Safe came true, vanished counted, ordinary`,
      percentOf(safe(undefined, false)),
      SAFE_ORDINARY,
      '%',
    ),
    atLeast(`${from}-26 Safe came true, vanished counted, PwD`, percentOf(safe(undefined, true)), SAFE_PWD, '%'),
    ...seasons.map((season) =>
      atMost(
        `${season} Long shot came true`,
        percentOf(shareOf(cells.filter((cell) => isIn(cell, 'long-shot', season)))),
        4,
        '%',
      ),
    ),
    exactly(`cells of ${CELL_MIN} answers with Safe below ${SAFE_FLOOR} %`, brokenOf('safe'), 0, ''),
    exactly(`cells of ${CELL_MIN} answers with Long shot above ${LONG_SHOT_CEILING} %`, brokenOf('long-shot'), 0, ''),
  ]
}

function isIn(cell: Cell, band: Band, season: number | undefined): boolean {
  return cell.band === band && (season === undefined || cell.season === season)
}

function shareOf(cells: readonly Cell[]): Count {
  return cells.reduce((sum, { count }) => ({ said: sum.said + count.said, came: sum.came + count.came }), {
    said: 0,
    came: 0,
  })
}

function percentOf({ said, came }: Count): number {
  return (100 * came) / said
}

function isPwd(history: RankBook, pool: number): boolean {
  return (history.seatType[pool] ?? 0) % 2 === 1
}

function nameCell(history: RankBook, pool: number): string {
  const category = CATEGORIES[(history.seatType[pool] ?? 0) >> 1]
  const gender = GENDER_POOLS[history.gender[pool] ?? 0]
  const type = history.institutes[history.institute[pool] ?? 0]?.type
  return [isPwd(history, pool) ? `${category} (PwD)` : category, QUOTAS[history.quota[pool] ?? 0], gender, type].join(
    ' ',
  )
}
