import { medianOfNumbers } from '../../forecast/regression.ts'
import type { StateSeasons } from './state-seasons.ts'

const SWEEPS = 8
/** Seats that an effect must be seen in to count for half. */
const PULL = { kind: 3, institute: 3, branch: 5, choice: 2 } as const

/**
 * What the places of one season say of each seat by what it shares with others: the level of its list, with effects of its
 * kind, institute, branch and, in one of the two answers, choice, added up and each drawn towards none where few seats show it.
 */
export function explainFromTop(
  history: StateSeasons,
  places: Float64Array,
): { withChoice: Float64Array; without: Float64Array } {
  const middle = Float64Array.from(history.lists, (_, list) =>
    medianOfNumbers(places.filter((__, seat) => history.list[seat] === list)),
  )
  const rest = places.map((place, seat) => place - (middle[history.list[seat] ?? 0] ?? 0))
  const layers = (['kind', 'institute', 'branch', 'choice'] as const).map((name) => ({
    name,
    of: history[name],
    effect: new Float64Array(history[name].reduce((most, each) => Math.max(most, each), 0) + 1),
  }))
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const layer of layers) refit(layer, rest, PULL[layer.name])
  }
  const sum = (seat: number, without: string) =>
    layers.reduce(
      (total, { name, of, effect }) => total + (name === without ? 0 : (effect[of[seat] ?? 0] ?? 0)),
      middle[history.list[seat] ?? 0] ?? 0,
    )
  return {
    withChoice: places.map((_, seat) => sum(seat, '')),
    without: places.map((_, seat) => sum(seat, 'choice')),
  }
}

/** Takes what is left of each seat into the effects of one layer. */
function refit({ of, effect }: { of: Int32Array; effect: Float64Array }, rest: Float64Array, pull: number): void {
  const sums = new Float64Array(effect.length)
  const counts = new Float64Array(effect.length)
  rest.forEach((left, seat) => {
    if (Number.isNaN(left)) return
    const at = of[seat] ?? 0
    sums[at] = (sums[at] ?? 0) + left + (effect[at] ?? 0)
    counts[at] = (counts[at] ?? 0) + 1
  })
  rest.forEach((left, seat) => {
    const at = of[seat] ?? 0
    rest[seat] = left + (effect[at] ?? 0) - (sums[at] ?? 0) / ((counts[at] ?? 0) + pull)
  })
  effect.forEach((_, at) => {
    effect[at] = (sums[at] ?? 0) / ((counts[at] ?? 0) + pull)
  })
}
