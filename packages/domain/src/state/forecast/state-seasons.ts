import { slug } from '../../seats/seat-pool-key.ts'
import type { StateSeatKind, StateSet } from '../state-book.ts'
import { lnFromTop, rankFromTop } from './closing-ranks.ts'
import { furthestFigure } from './state-figures.ts'

/** What bodies print one way in one season and another way in the next, as slugs. Source: their tables of 2020 to 2026. */
const PRINTS: readonly (readonly [RegExp, string])[] = [
  [/\bengg\b/g, 'engineering'],
  [/\bcomm-unication\b/g, 'communication'],
  [/\bartificial-intelligence-ai\b/g, 'artificial-intelligence'],
  [/\binternet-of-things-iot\b/g, 'internet-of-things'],
  [/\biot\b/g, 'internet-of-things'],
  [/\bblock-chain(?:-technology)?\b/g, 'blockchain'],
]

/** The comparable seasons of one counselling, oldest first, its seats joined by what they are called. */
export type StateSeasons = {
  seasons: readonly number[]
  /** Per season and seat, ln of the closing place counted from the top of its list; NaN = none printed. */
  places: readonly Float64Array[]
  /** Per seat, what it is: numbers of its list of merit, institute, choice (institute and programme), branch and kind. */
  list: Int32Array
  institute: Int32Array
  choice: Int32Array
  branch: Int32Array
  kind: Int32Array
  /** Per seat 1 where it is not everybody's, and 1 where it is for women. */
  isReserved: Uint8Array
  isFemale: Uint8Array
  lists: readonly string[]
  /** Which seat of the joined ones each seat of the last set is. */
  ofLast: Int32Array
}

/** Joins sets of one counselling, oldest first. Seats printed twice under one name count by the one that went furthest. */
export function joinStateSeasons(sets: readonly StateSet[]): StateSeasons {
  const numbers = {
    list: new Names(),
    institute: new Names(),
    choice: new Names(),
    branch: new Names(),
    kind: new Names(),
  }
  const seats = new Names()
  const rows: { of: Record<keyof typeof numbers, number>; isReserved: boolean; isFemale: boolean }[] = []
  const places = sets.map(() => new Map<number, number>())
  let ofLast: Int32Array = new Int32Array()
  sets.forEach((set, season) => {
    ofLast = Int32Array.from({ length: set.seatCount }, (_, seat) => {
      const names = namesOfSeat(set, seat)
      const joined = seats.number(`${names.choice}|${names.kind}`)
      rows[joined] ??= {
        of: {
          list: numbers.list.number(names.list),
          institute: numbers.institute.number(names.institute),
          choice: numbers.choice.number(names.choice),
          branch: numbers.branch.number(names.branch),
          kind: numbers.kind.number(names.kind),
        },
        isReserved: names.isReserved,
        isFemale: names.isFemale,
      }
      const place = lnFurthest(set, seat)
      const known = places[season]?.get(joined)
      if (place !== undefined) places[season]?.set(joined, Math.max(place, known ?? Number.NEGATIVE_INFINITY))
      return joined
    })
  })
  const column = (name: keyof typeof numbers) => Int32Array.from(rows, ({ of }) => of[name])
  return {
    seasons: sets.map(({ season }) => season),
    places: places.map((known) => Float64Array.from(rows, (_, seat) => known.get(seat) ?? Number.NaN)),
    list: column('list'),
    institute: column('institute'),
    choice: column('choice'),
    branch: column('branch'),
    kind: column('kind'),
    isReserved: Uint8Array.from(rows, (row) => (row.isReserved ? 1 : 0)),
    isFemale: Uint8Array.from(rows, (row) => (row.isFemale ? 1 : 0)),
    lists: numbers.list.values,
    ofLast,
  }
}

/** ln of the place at which a seat's furthest list closed, in the counselling's own first measure; undefined where none did. */
function lnFurthest(set: StateSet, seat: number): number | undefined {
  const found = furthestFigure(set, seat)
  return found && lnFromTop(rankFromTop(found.measure, found.closing))
}

/** What a seat is called, the same in every season. */
export function namesOfSeat(set: StateSet, seat: number) {
  const institute = set.institutes[set.institute[seat] ?? -1]
  const programme = set.programmes[set.programme[seat] ?? -1]
  const kind = set.kinds[set.kind[seat] ?? -1]
  if (!institute || !programme || !kind) throw new Error(`Seat ${seat} of ${set.counselling} names nothing`)
  const code = institute.code || slug(institute.name)
  return {
    list: kind.list,
    institute: code,
    choice: `${code}|${joinBranch(programme.name)}`,
    branch: programme.group,
    kind: nameKind(kind),
    isReserved: kind.category !== 'open' || kind.claims.length > 0,
    isFemale: kind.gender === 'female',
  }
}

function nameKind({ code, gender, quota, region, claims, facts, list }: StateSeatKind): string {
  // Which university is meant follows from the institute, and older tables do not name it.
  const [whom = ''] = region.split(':')
  return [code, gender, quota, whom, claims.join('+'), facts.join('+'), list].join('|')
}

/** Names in the order in which they first came, each with its number. */
class Names {
  readonly values: string[] = []
  readonly #numbers = new Map<string, number>()

  number(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.values.length)
    return this.values.push(name) - 1
  }
}

/** A branch's name as seasons are joined by it: the same whether a body wrote a word out or shortened it. */
function joinBranch(name: string): string {
  return PRINTS.reduce((words, [print, word]) => words.replace(print, word), slug(name))
}
