import type { StateCounselling } from '../counsellings/state-counselling.ts'
import { STATE_COUNSELLINGS } from '../counsellings/state-counsellings.ts'
import type { StateBook, StateSet } from '../state-book.ts'
import { type CategoryLabels, compileStateBook, type StateRow, type StateRowReason } from './compile-state-book.ts'
import { labelsOfSet, nameUniversities, readStateRows } from './state-table-rows.ts'

/** Why a file is no table that can be taken. */
export const STATE_TABLE_FAULTS = [
  'columns-missing',
  'counselling-unknown',
  'several-counsellings',
  'several-seasons',
  'season-unreadable',
  'older-season',
  'no-rows',
] as const
type StateTableFault = (typeof STATE_TABLE_FAULTS)[number]

type StateTableReading = {
  set: StateSet
  /** The set that stands for this counselling now. */
  before: StateSet
  taken: number
  /** Sound or not, rows of rounds that are no part of the set. */
  passedOver: number
  /** `at` counts the rows below the headings, from 0. */
  refused: { at: number; reason: StateRowReason; row: StateRow }[]
}

/**
 * Reads a table of one season of one counselling into the set that would stand for it. A first round or a last phase stays
 * what it is: rows of other rounds are passed over. Where the set holds the furthest of several rounds and the table calls
 * its rounds otherwise, all of them are taken.
 * @param book  what stands now: words of category codes and names of home universities are taken from it too
 */
export function readStateTable(
  records: readonly (readonly string[])[],
  book: StateBook,
): StateTableReading | { fault: StateTableFault; detail: string } {
  const read = readStateRows(records)
  if ('missing' in read) return { fault: 'columns-missing', detail: read.missing.join(', ') }
  const [first] = read.rows
  if (!first) return { fault: 'no-rows', detail: '' }
  const others = read.rows.find(({ counselling }) => counselling !== first.counselling)
  if (others) return { fault: 'several-counsellings', detail: `${first.counselling}, ${others.counselling}` }
  const rule = STATE_COUNSELLINGS.find(({ id }) => id === first.counselling)
  const before = book.sets.find(({ counselling }) => counselling === first.counselling)
  if (!rule || !before) return { fault: 'counselling-unknown', detail: first.counselling }
  const years = [...new Set(read.rows.map(({ season }) => season))]
  if (years.length > 1) return { fault: 'several-seasons', detail: years.slice(0, 5).join(', ') }
  const season = Number(first.season)
  if (!/^20\d\d$/.test(first.season)) return { fault: 'season-unreadable', detail: first.season }
  if (season < before.season) return { fault: 'older-season', detail: `${season}, ${before.season}` }
  const rounds = roundsTaken(rule, read.rows)
  const rows = nameUniversities(read.rows, [before])
  const labels = joinLabels(rule, before, read.labels)
  const { book: made, taken, refused } = compileStateBook(rows, labels, [{ id: rule.id, season, rounds }])
  const [set] = made.sets
  if (!set) return { fault: 'no-rows', detail: refused[0]?.reason ?? rounds.join(', ') }
  return {
    set: { ...set, usualMove: before.usualMove },
    before,
    taken,
    passedOver: rows.length - taken - refused.length,
    refused,
  }
}

function roundsTaken(rule: StateCounselling, rows: readonly StateRow[]): readonly string[] {
  const printed = [...new Set(rows.map(({ round }) => round))]
  const isNamed = printed.some((round) => rule.rounds.includes(round))
  return isNamed || rule.table === 'first-round' || rule.table === 'last-phase' ? rule.rounds : printed
}

function joinLabels(rule: StateCounselling, before: StateSet, told: CategoryLabels): CategoryLabels {
  return { [rule.id]: { ...told[rule.id], ...labelsOfSet(before) } }
}
