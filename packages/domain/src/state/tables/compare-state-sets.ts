import { rankDistance } from '../../seats/unlikely-ranks.ts'
import type { Measure } from '../counsellings/state-counselling.ts'
import { furthestFigure } from '../forecast/state-figures.ts'
import { namesOfSeat } from '../forecast/state-seasons.ts'
import type { StateSet } from '../state-book.ts'
import { stateChoiceKeys } from '../state-choices.ts'

/** A rank this many times away from the one before, or marks by this share of all there are, is to be looked at again. */
const UNLIKELY_TIMES = 5
const UNLIKELY_SHARE = 0.25

/** What a table changes of one seat; a figure is null where the seat has none. */
export type StateFigureChange = {
  kind: 'changed' | 'fresh' | 'gone'
  institute: string
  programme: string
  category: string
  before: number | null
  after: number | null
  isUnlikely: boolean
}

export type StateComparison = {
  counts: Record<StateFigureChange['kind'] | 'same' | 'unlikely', number>
  /** Choices of the form, an institute and a programme each, that lists may hold and the newer set does not have. */
  goneChoices: number
  /** Unlikely ones first, then those that moved furthest. */
  changes: StateFigureChange[]
}

type Figure = {
  closing: number
  measure: Measure
  change: Pick<StateFigureChange, 'institute' | 'programme' | 'category'>
}

/** A set held against the one that stands: of each seat the figure that went furthest. */
export function compareStateSets(after: StateSet, before: StateSet): StateComparison {
  const old = figuresBySeat(before)
  const fresh = figuresBySeat(after)
  const found = [...fresh].map(([name, figure]) => compareFigures(figure, old.get(name)))
  const gone = [...old].filter(([name]) => !fresh.has(name)).map(([, figure]) => compareFigures(undefined, figure))
  const all = [...found, ...gone].filter((each) => each !== undefined)
  const countOf = (kind: StateFigureChange['kind']) => all.filter((each) => each.change.kind === kind).length
  const keys = stateChoiceKeys(after)
  const choices = new Set(Array.from({ length: before.seatCount }, (_, seat) => stateChoiceKeys(before).keyOf(seat)))
  return {
    counts: {
      changed: countOf('changed'),
      fresh: countOf('fresh'),
      gone: countOf('gone'),
      same: fresh.size - countOf('changed') - countOf('fresh'),
      unlikely: all.filter(({ change }) => change.isUnlikely).length,
    },
    goneChoices: [...choices].filter((key) => keys.seatsOf(key).length === 0).length,
    changes: all
      .toSorted((a, b) => Number(b.change.isUnlikely) - Number(a.change.isUnlikely) || b.distance - a.distance)
      .map(({ change }) => change),
  }
}

/** Of each seat that a set prints a figure for, the furthest one, by what the seat is called in every season. */
function figuresBySeat(set: StateSet): Map<string, Figure> {
  const figures = new Map<string, Figure>()
  for (let seat = 0; seat < set.seatCount; seat++) {
    const found = furthestFigure(set, seat)
    if (!found) continue
    const { choice, kind } = namesOfSeat(set, seat)
    const { name: institute = '' } = set.institutes[set.institute[seat] ?? -1] ?? {}
    const { name: programme = '' } = set.programmes[set.programme[seat] ?? -1] ?? {}
    const { code = '', label = '' } = set.kinds[set.kind[seat] ?? -1] ?? {}
    const category = code === label ? code : `${code}, ${label}`
    const { closing, measure } = found
    figures.set(`${choice}|${kind}`, { closing, measure, change: { institute, programme, category } })
  }
  return figures
}

function compareFigures(after: Figure | undefined, before: Figure | undefined) {
  const figure = after ?? before
  if (!figure || after?.closing === before?.closing) return undefined
  const both = after && before ? { after: after.closing, before: before.closing } : undefined
  const change: StateFigureChange = {
    kind: both ? 'changed' : after ? 'fresh' : 'gone',
    ...figure.change,
    before: before?.closing ?? null,
    after: after?.closing ?? null,
    isUnlikely: both !== undefined && isFar(figure.measure, both),
  }
  return { change, distance: both ? rankDistance(both.after, both.before) : 0 }
}

function isFar({ kind, max }: Measure, { after, before }: { after: number; before: number }): boolean {
  if (kind === 'rank') return rankDistance(after, before) > Math.log(UNLIKELY_TIMES)
  return Math.abs(after - before) > max * UNLIKELY_SHARE
}
