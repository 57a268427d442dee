import {
  loadShippedStateBook,
  loadStateHistory,
} from '@sopaan/api/features/guidance/state-college-predictor/shipped-state-book'
import { SEASONS_NEEDED } from '@sopaan/domain/state/forecast/fit-state-forecast'
import { joinedSeasons } from '@sopaan/domain/state/forecast/forecast-state-book'
import { judgeStateSeasons } from '@sopaan/domain/state/forecast/judge-state-season'
import type { StateSeasonRecord } from '@sopaan/domain/state/state-book'
import { atMost, exactly, type Figure } from './figure.ts'

/** Digits that the records of the book are kept with. */
const RECORD_STEP = 1e-4

/**
 * The forecasts of the State counsellings, judged again on the figures that ship: each season from the ones before it alone,
 * against taking last season's figures, and against what the book says of itself.
 */
export async function run(): Promise<Figure[]> {
  const [book, history] = await Promise.all([loadShippedStateBook(), loadStateHistory()])
  return book.sets.flatMap((set) => {
    const joined = joinedSeasons(set, history)
    if (joined.seasons.length <= SEASONS_NEEDED) return []
    const records = judgeStateSeasons(joined)
    for (const record of records) console.log(`${set.counselling} ${describe(record)}`)
    const { counselling, forecast, records: said = [] } = set
    const apart = records.filter(
      (record, at) => Math.abs(record.brier - (said[at]?.brier ?? Number.NaN)) <= RECORD_STEP,
    )
    const agreed = exactly(`${counselling} seasons that the book tells otherwise`, records.length - apart.length, 0, '')
    if (!forecast) return [agreed]
    return [
      agreed,
      atMost(
        `${counselling} Brier less last season's, mean`,
        meanOf(records, ({ brier, lastBrier }) => brier - lastBrier),
        0,
        '',
      ),
      atMost(
        `${counselling} median miss less last season's, mean`,
        meanOf(records, ({ medianMiss, lastMiss }) => medianMiss - lastMiss),
        0,
        '',
      ),
      atMost(`${counselling} under 8 % that came true, mean`, meanOf(records, longShotTrue), 0.05, ''),
    ]
  })
}

function longShotTrue({ bands }: StateSeasonRecord): number {
  return bands.find(({ band }) => band === 'long-shot')?.true ?? 0
}

function meanOf(records: readonly StateSeasonRecord[], read: (record: StateSeasonRecord) => number): number {
  return records.reduce((sum, record) => sum + read(record), 0) / records.length
}

function describe({
  season,
  seats,
  vanished,
  medianMiss,
  lastMiss,
  brier,
  lastBrier,
  calibrationError,
  bands,
}: StateSeasonRecord) {
  const said = bands.map((each) => `${each.band} said ${percent(each.said)} came ${percent(each.true)} (${each.count})`)
  return [
    `${season}: ${seats} seats, ${vanished} closed for nobody`,
    `median |ln| ${medianMiss.toFixed(4)} (last season's ${lastMiss.toFixed(4)})`,
    `Brier ${brier.toFixed(4)} (${lastBrier.toFixed(4)})`,
    `calibration ${calibrationError.toFixed(4)}`,
    ...said,
  ].join(', ')
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
