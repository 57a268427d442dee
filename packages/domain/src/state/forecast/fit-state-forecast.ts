import { growTrees, predictRow } from '../../forecast/boosted-trees.ts'
import { SHARES } from '../../forecast/pools/known-pools.ts'
import { clip, dot, fitLeastAbsolute, fitScale, medianOfNumbers, weightedQuantiles } from '../../forecast/regression.ts'
import { Rates } from '../../numbers/rates.ts'
import { explainFromTop } from './explain-levels.ts'
import type { StateSeasons } from './state-seasons.ts'

/** What is expected of a season of one counselling, per joined seat; NaN where the season before printed nothing. */
export type FittedStateSeason = {
  mu: Float64Array
  scale: Float64Array
  /** That a seat closes again, 0 to 1. */
  offered: Float64Array
  quantiles: Float64Array
  /** Per list of merit. */
  shocks: Float64Array
}

/** Seasons that must be known before one is forecast: two, so that one move between seasons was seen. */
export const SEASONS_NEEDED = 2

const FEATURES = 3
const WIDTH = 2 * FEATURES
const SCALE_WIDTH = 7
const TREE_SHARE = 0.5
/** A season is worth so much of the next. */
const AGE = 0.7
/** The drift of a list is drawn to none, and its shock to the usual one, as if so many quiet seasons stood beside those seen. */
const QUIET_SEASONS = 3
/** How far lists of States strayed together from one season to the next: .02 to .32, half of them by more than .1. */
const USUAL_SHOCK = 0.15
const MISS_MIN = 1e-3

/** What was known before a season, and which way its seats then moved. */
type Origin = { last: Float64Array; features: Float64Array[]; hasOlder: Uint8Array }

/**
 * Forecasts season number `at` of a counselling from the seasons before it alone: last season's place, moved half by
 * slopes, half by boosted trees, of what the seat closed at in older seasons and of what its institute, programme, branch
 * and kind say of it; with the drift of its list, the scale of its miss and the chance that it closes again.
 * @param at  ≥ SEASONS_NEEDED; the number of seasons itself asks for the season to come
 */
export function fitStateSeason(history: StateSeasons, at: number): FittedStateSeason {
  const origins = Array.from({ length: at }, (_, season) => describeOrigin(history, season + 1))
  const lessons = origins.slice(0, -1).map((origin, lesson) => {
    const came = history.places[lesson + 1] as Float64Array
    return { origin, move: came.map((place, seat) => place - (origin.last[seat] ?? Number.NaN)) }
  })
  const drifts = lessons.map(({ move }) => medianByList(history, move))
  const drift = expectDrift(drifts, history)
  const rows = lessons.flatMap(({ origin, move }, lesson) =>
    listRows(history, origin, move, { drift: drifts[lesson] as Float64Array, age: lessons.length - 1 - lesson }),
  )
  const origin = origins.at(-1) as Origin
  return {
    ...fitRows(rows, history, origin, drift),
    shocks: fitShocks(drifts, drift),
    offered: fitOffered(lessons, history, origin),
  }
}

/**
 * The drift to expect of each list. A season in which it strayed further than lists usually do counts as one in which it
 * strayed that far: what is beyond is more of that year's paper than of a direction.
 */
function expectDrift(drifts: readonly Float64Array[], { lists }: StateSeasons): Float64Array {
  return Float64Array.from(lists, (_, list) => {
    const sum = drifts.reduce((total, drift) => total + clip(drift[list] ?? 0, -USUAL_SHOCK, USUAL_SHOCK), 0)
    return sum / (drifts.length + QUIET_SEASONS)
  })
}

type Row = { columns: Float64Array; scaleColumns: Float64Array; move: number; weight: number }

function describeOrigin(history: StateSeasons, at: number): Origin {
  const past = history.places.slice(0, at)
  const last = past.at(-1) as Float64Array
  const drifts = past.slice(1).map((places, index) =>
    medianByList(
      history,
      places.map((place, seat) => place - (past[index]?.[seat] ?? Number.NaN)),
    ),
  )
  const { withChoice, without } = explainFromTop(history, last)
  const hasOlder = new Uint8Array(last.length)
  const own = last.map((place, seat) => {
    let [sum, total, moved] = [0, 0, 0]
    for (let season = past.length - 2; season >= 0; season--) {
      moved += drifts[season]?.[history.list[seat] ?? 0] ?? 0
      const older = past[season]?.[seat] ?? Number.NaN
      if (Number.isNaN(older)) continue
      const weight = AGE ** (past.length - 2 - season)
      sum += weight * (older + moved - place)
      total += weight
    }
    if (total > 0) hasOlder[seat] = 1
    return total > 0 ? sum / total : 0
  })
  const less = (level: Float64Array) => level.map((each, seat) => each - (last[seat] ?? Number.NaN))
  return { last, features: [own, less(withChoice), less(without)], hasOlder }
}

function listRows(
  history: StateSeasons,
  origin: Origin,
  move: Float64Array,
  { drift, age }: { drift: Float64Array; age: number },
): Row[] {
  const rows: Row[] = []
  move.forEach((moved, seat) => {
    if (Number.isNaN(moved)) return
    const less = moved - (drift[history.list[seat] ?? 0] ?? 0)
    rows.push({ ...columnsOf(history, origin, seat), move: less, weight: AGE ** age })
  })
  return rows
}

/** Columns of the slopes, and of the scale; the trees see both. */
function columnsOf(history: StateSeasons, { last, features, hasOlder }: Origin, seat: number) {
  const isReserved = history.isReserved[seat] ?? 0
  const [own = 0, level = 0, wide = 0] = features.map((column) => column[seat] ?? 0)
  const values = [own, level, wide]
  return {
    columns: Float64Array.from([...values, ...values.map((value) => value * isReserved)]),
    scaleColumns: Float64Array.from([
      1,
      ((last[seat] ?? 0) - 10) / 2,
      isReserved,
      history.isFemale[seat] ?? 0,
      hasOlder[seat] ?? 0,
      Math.min(Math.abs(own), 1),
      Math.min(Math.abs(level), 1),
    ]),
  }
}

function fitRows(rows: readonly Row[], history: StateSeasons, origin: Origin, drift: Float64Array) {
  const weight = Float64Array.from(rows, (row) => row.weight)
  const target = Float64Array.from(rows, (row) => row.move)
  const slopes = fitLeastAbsolute(toDesign(rows, 'columns', WIDTH), target, weight, 1e-3)
  const halves = [0, 1].map((half) => rows.filter((_, row) => row % 2 !== half))
  const apart = halves.map(growRows)
  const misses = rows.map(({ columns, scaleColumns, move }, row) => {
    const treeSays = predictRow(apart[row % 2] as ReturnType<typeof growRows>, join(columns, scaleColumns))
    return move - (1 - TREE_SHARE) * dot(columns, 0, slopes) - TREE_SHARE * treeSays
  })
  const scales = fitScale(
    toDesign(rows, 'scaleColumns', SCALE_WIDTH),
    Float64Array.from(misses, (miss) => Math.max(Math.abs(miss), MISS_MIN)),
    weight,
  )
  const standard = Float64Array.from(
    misses,
    (miss, row) => miss / Math.exp(dot(rows[row]?.scaleColumns ?? weight, 0, scales)),
  )
  const trees = growRows(rows)
  const mu = new Float64Array(origin.last.length).fill(Number.NaN)
  const scale = mu.slice()
  origin.last.forEach((last, seat) => {
    if (Number.isNaN(last)) return
    const { columns, scaleColumns } = columnsOf(history, origin, seat)
    const said =
      (1 - TREE_SHARE) * dot(columns, 0, slopes) + TREE_SHARE * predictRow(trees, join(columns, scaleColumns))
    mu[seat] = last + said + (drift[history.list[seat] ?? 0] ?? 0)
    scale[seat] = Math.exp(dot(scaleColumns, 0, scales))
  })
  return { mu, scale, quantiles: weightedQuantiles(standard, weight, SHARES) }
}

function growRows(rows: readonly Row[]) {
  const width = WIDTH + SCALE_WIDTH
  const joined = rows.map(({ columns, scaleColumns }) => join(columns, scaleColumns))
  return growTrees({
    columns: Array.from({ length: width }, (_, column) => Float64Array.from(joined, (row) => row[column] ?? 0)),
    target: Float64Array.from(rows, ({ move }) => move),
    weight: Float64Array.from(rows, ({ weight }) => weight),
  })
}

function join(first: Float64Array, second: Float64Array): Float64Array {
  const row = new Float64Array(first.length + second.length)
  row.set(first)
  row.set(second, first.length)
  return row
}

function toDesign(rows: readonly Row[], part: 'columns' | 'scaleColumns', width: number) {
  const x = new Float64Array(rows.length * width)
  rows.forEach((row, index) => {
    x.set(row[part], index * width)
  })
  return { x, rows: rows.length, width }
}

/** How far each list strayed from what would have been expected of it, with the usual shock as if seen in quiet seasons. */
function fitShocks(drifts: readonly Float64Array[], drift: Float64Array): Float64Array {
  return drift.map((expected, list) => {
    const squares = drifts.map((each) => ((each[list] ?? 0) - expected) ** 2)
    const sum = squares.reduce((total, square) => total + square, QUIET_SEASONS * USUAL_SHOCK ** 2)
    return Math.sqrt(sum / (QUIET_SEASONS + squares.length))
  })
}

/** Strata of survival: everybody's seats and the others, known for one season or for more; each drawn to the whole. */
const SURVIVAL_PULL = 50

function fitOffered(
  lessons: readonly { origin: Origin; move: Float64Array }[],
  { kind, isReserved }: StateSeasons,
  origin: Origin,
): Float64Array {
  const wide = new Rates(SURVIVAL_PULL)
  const narrow = new Rates(SURVIVAL_PULL)
  const fine = new Rates(SURVIVAL_PULL)
  const keysOf = ({ hasOlder }: Origin, seat: number) => {
    const stratum = `${isReserved[seat]} ${hasOlder[seat]}`
    return [stratum, `${stratum} ${kind[seat]}`] as const
  }
  for (const lesson of lessons) {
    lesson.move.forEach((moved, seat) => {
      if (Number.isNaN(lesson.origin.last[seat] ?? Number.NaN)) return
      const [stratum, own] = keysOf(lesson.origin, seat)
      const came = Number.isNaN(moved) ? 0 : 1
      wide.note('', came)
      narrow.note(stratum, came)
      fine.note(own, came)
    })
  }
  return origin.last.map((last, seat) => {
    if (Number.isNaN(last)) return Number.NaN
    const [stratum, own] = keysOf(origin, seat)
    return fine.rate(own, narrow.rate(stratum, wide.rate('', 1)))
  })
}

function medianByList({ list, lists }: StateSeasons, values: Float64Array): Float64Array {
  return Float64Array.from(lists, (_, each) => medianOfNumbers(values.filter((__, seat) => list[seat] === each)))
}
