import type { CutoffRow } from '../cutoff-row.ts'
import { printProgramme } from '../official-cells.ts'

/** A programme that an institute no longer printed, and one of the same length that it had not printed, close to each other. */
export type LikelyRenaming = {
  institute: string
  /** With years and degree in brackets, as the portals print them. */
  from: string
  to: string
  /** Seats that both printed: of one quota, seat type and gender pool. */
  seats: number
  /** Closing ranks of the first of them. */
  before: number
  after: number
}

/** Closing ranks of a seat under both names lie this near, as a share, in the middle of the seats that both have. */
const NEAR = 1.25
/** Both names must share at least this part of the seats of the smaller one. */
const SHARED_PART = 0.5

type Programme = { printed: string; years: number; closings: Map<string, number> }

/**
 * Programmes that may only have changed their print between two tables: gone in one, new in the other, of one institute and
 * length, most seats in both, ranks within a quarter of each other. A guess to be put before somebody who knows; nothing is
 * joined by it (decision 0021). Institutes that only one table has are passed over.
 */
export function findLikelyRenamings(before: Iterable<CutoffRow>, after: Iterable<CutoffRow>): LikelyRenaming[] {
  const [old, young] = [groupRows(before), groupRows(after)]
  return [...young].flatMap(([institute, programmes]) => {
    const known = old.get(institute)
    if (!known) return []
    const gone = [...known.values()].filter(({ printed }) => !programmes.has(printed))
    const fresh = [...programmes.values()].filter(({ printed }) => !known.has(printed))
    return matchNearest(gone, fresh).map((pair) => ({ institute, ...pair }))
  })
}

function groupRows(rows: Iterable<CutoffRow>): Map<string, Map<string, Programme>> {
  const institutes = new Map<string, Map<string, Programme>>()
  for (const row of rows) {
    if (row.isPreparatory === true) continue
    const printed = printProgramme({ name: row.programme, degree: row.degree, durationYears: row.durationYears })
    const programmes = institutes.get(row.institute) ?? new Map<string, Programme>()
    institutes.set(row.institute, programmes)
    const programme = programmes.get(printed) ?? { printed, years: row.durationYears, closings: new Map() }
    programmes.set(printed, programme)
    programme.closings.set([row.quota, row.seatType, row.gender].join(' '), row.closingRank)
  }
  return institutes
}

/** Each programme in at most one pair, the nearest pairs first. */
function matchNearest(gone: readonly Programme[], fresh: readonly Programme[]): Omit<LikelyRenaming, 'institute'>[] {
  const pairs = gone.flatMap((from) => fresh.flatMap((to) => comparePair(from, to) ?? []))
  const taken = new Set<string>()
  return pairs
    .sort((a, b) => a.distance - b.distance || (a.from + a.to < b.from + b.to ? -1 : 1))
    .flatMap(({ distance: _, ...pair }) => {
      if (taken.has(`from ${pair.from}`) || taken.has(`to ${pair.to}`)) return []
      taken.add(`from ${pair.from}`).add(`to ${pair.to}`)
      return [pair]
    })
}

function comparePair(from: Programme, to: Programme) {
  if (from.years !== to.years) return undefined
  const shared = [...from.closings].flatMap(([seat, before]) => {
    const after = to.closings.get(seat)
    return after === undefined ? [] : [{ before, after, distance: Math.abs(Math.log(after / before)) }]
  })
  const [first] = shared
  if (!first || shared.length < SHARED_PART * Math.min(from.closings.size, to.closings.size)) return undefined
  const distance = shared.map((seat) => seat.distance).sort((a, b) => a - b)[shared.length >> 1] ?? 0
  if (distance > Math.log(NEAR)) return undefined
  const { before, after } = first
  return { from: from.printed, to: to.printed, seats: shared.length, before, after, distance }
}
