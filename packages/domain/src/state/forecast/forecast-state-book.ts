import { medianOfNumbers } from '../../forecast/regression.ts'
import { scaleLevel } from '../../predictor/prediction.ts'
import type { PublishedList, StateBook, StateForecast, StateSeasonRecord, StateSet } from '../state-book.ts'
import { fitStateSeason, SEASONS_NEEDED } from './fit-state-forecast.ts'
import { judgeStateSeasons } from './judge-state-season.ts'
import { furthestFigure } from './state-figures.ts'
import { joinStateSeasons, type StateSeasons } from './state-seasons.ts'

/** Decimals that a quantile and a share of a record are kept with. */
const DECIMALS = 4

/**
 * A book with what is expected of the next season of each counselling whose earlier seasons are known, how that did in the
 * seasons that can be judged, and how far its seats usually move. A forecast that did worse than taking last season's figures
 * is no forecast: its record stands, and the set has none.
 * @param history  earlier seasons of the same counsellings, one list a set
 */
export function forecastStateBook(book: StateBook, history: StateBook): StateBook {
  const known = book.sets.map((set) => ({ set, joined: joinedSeasons(set, history) }))
  const moves = known.map(({ joined }) => listMoves(joined))
  const everywhere = medianOfNumbers(Float64Array.from(moves.flat()))
  const sets = known.map(({ set, joined }, at) => withForecast(set, joined, { moves: moves[at] ?? [], everywhere }))
  return { ...book, sets }
}

/**
 * The same of one set alone. Where none of its seasons can be laid side by side, its seats move as it says itself.
 * @param history  earlier seasons, of other counsellings too
 */
export function forecastStateSet(set: StateSet, history: StateBook): StateSet {
  const joined = joinedSeasons(set, history)
  return withForecast(set, joined, { moves: listMoves(joined), everywhere: set.usualMove })
}

type Moves = { moves: readonly number[]; everywhere: number | undefined }

function withForecast(set: StateSet, joined: StateSeasons, { moves, everywhere }: Moves): StateSet {
  const move = moves.length > 0 ? medianOfNumbers(Float64Array.from(moves)) : everywhere
  const usualMove = move === undefined ? undefined : round(move)
  const { forecast: _, records: __, ...plain } = set
  const records = joined.seasons.length > SEASONS_NEEDED ? judgeStateSeasons(joined).map(roundRecord) : []
  if (!isBetter(records)) return { ...plain, usualMove, ...(records.length > 0 && { records }) }
  return { ...plain, usualMove, records, forecast: expectNext(joined) }
}

/** A set as the history holds it: of each seat the figure that went furthest, and nothing beside it. */
export function foldStateSet(set: StateSet): StateSet {
  const { forecast: _, records: __, usualMove: ___, ...plain } = set
  const closing = Float64Array.from({ length: set.seatCount }, (____, seat) => {
    return furthestFigure(set, seat)?.closing ?? Number.NaN
  })
  const folded: PublishedList = {
    round: set.lists
      .map(({ round: each }) => each)
      .filter((each, at, all) => all.indexOf(each) === at)
      .join('+'),
    stage: '',
    closing,
    alternative: undefined,
    seats: undefined,
    quality: new Uint8Array(set.seatCount),
  }
  return { ...plain, lists: [folded] }
}

/** A set's counselling over its comparable seasons, its own the last. */
export function joinedSeasons(set: StateSet, history: StateBook): StateSeasons {
  const earlier = history.sets.filter(
    ({ counselling, season }) => counselling === set.counselling && season < set.season,
  )
  return joinStateSeasons([...earlier.toSorted((a, b) => a.season - b.season), set])
}

/** How far seats that two neighbouring seasons printed moved, in ln units, up or down. */
function listMoves({ places }: StateSeasons): number[] {
  return places
    .slice(1)
    .flatMap((season, at) =>
      Array.from(season, (place, seat) => Math.abs(place - (places[at]?.[seat] ?? Number.NaN))).filter(
        (move) => !Number.isNaN(move),
      ),
    )
}

/** Whether on the mean of the judged seasons nothing plainer did better. */
function isBetter(records: readonly StateSeasonRecord[]): boolean {
  const sum = (read: (record: StateSeasonRecord) => number) => records.reduce((total, each) => total + read(each), 0)
  return records.length > 0 && sum(({ brier }) => brier) < sum(({ lastBrier }) => lastBrier)
}

function expectNext(joined: StateSeasons): StateForecast {
  const fit = fitStateSeason(joined, joined.seasons.length)
  const { ofLast } = joined
  const pick = (column: Float64Array) => Float64Array.from(ofLast, (seat) => column[seat] ?? Number.NaN)
  return {
    season: (joined.seasons.at(-1) ?? 0) + 1,
    shocks: Object.fromEntries(joined.lists.map((list, at) => [list, round(fit.shocks[at] ?? 0)])),
    quantiles: Array.from(fit.quantiles, round),
    mu: pick(fit.mu),
    scaleLevel: Uint8Array.from(pick(fit.scale), (scale) => (Number.isNaN(scale) ? 0 : scaleLevel(scale))),
    offeredPercent: Uint8Array.from(pick(fit.offered), (share) => (Number.isNaN(share) ? 0 : Math.round(share * 100))),
  }
}

function round(value: number): number {
  return Math.round(value * 10 ** DECIMALS) / 10 ** DECIMALS
}

function roundRecord({ bands, season, seats, vanished, ...shares }: StateSeasonRecord): StateSeasonRecord {
  return {
    season,
    seats,
    vanished,
    medianMiss: round(shares.medianMiss),
    lastMiss: round(shares.lastMiss),
    brier: round(shares.brier),
    lastBrier: round(shares.lastBrier),
    calibrationError: round(shares.calibrationError),
    bands: bands.map((band) => ({ ...band, said: round(band.said), true: round(band.true) })),
  }
}
