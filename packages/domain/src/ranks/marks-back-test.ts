import { findPercentileIn, type PercentileRange, type ShiftTables } from './percentile-from-marks.ts'
import { SHIFT_MARKS, SHIFT_MARKS_AT_99, SHIFT_PERCENTILES } from './shift-marks.ts'

/** How well percentiles were told of shifts that were left out of the tables they were told from. */
export type MarksRecord = {
  shifts: number
  /** Shifts of which every printed percentile that was told of lay in the range. */
  shiftsHeld: number
  /** Printed marks asked about, those that were told a range, and those whose percentile lay in it. */
  asked: number
  told: number
  held: number
  /** Half of the likeliest percentiles were as near as this, in points; and nine of ten. */
  medianMiss: number
  missOfNineInTen: number
}

/** Each shift as if it were in no table: those of 2025 at every printed percentile, those of 2026 at 99. */
export function testUnlistedShifts(): MarksRecord {
  return concludeRecord([
    ...OBSERVED.map(([id, row]) => readRow(without(id), 'another', row)),
    ...Object.entries(SHIFT_MARKS_AT_99).map(([id, marks]) => [
      readMarks(without(id), 'another', { marks, percentile: 99 }),
    ]),
  ])
}

/** Each shift of 2025 as one of 2026 is known: by its marks at 99 percentile alone, the others telling the rest. */
export function testPointShifts(): MarksRecord {
  return concludeRecord(
    OBSERVED.map(([id, row]) => {
      const { observed, at99 } = without(id)
      const own = row[SHIFT_PERCENTILES.indexOf(99)] ?? Number.NaN
      return readRow({ observed, at99: { ...at99, [id]: own } }, id, row)
    }),
  )
}

const OBSERVED: readonly [string, readonly number[]][] = Object.entries(SHIFT_MARKS)

function without(left: string): ShiftTables {
  const keep = <Value>(table: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(table).filter(([id]) => id !== left))
  return { observed: keep<readonly number[]>(SHIFT_MARKS), at99: keep<number>(SHIFT_MARKS_AT_99) }
}

type Reply = { range: PercentileRange | undefined; percentile: number }

function readRow(tables: ShiftTables, shift: string, row: readonly number[]): Reply[] {
  return row.map((marks, at) => readMarks(tables, shift, { marks, percentile: SHIFT_PERCENTILES[at] ?? Number.NaN }))
}

function readMarks(
  tables: ShiftTables,
  shift: string,
  { marks, percentile }: { marks: number; percentile: number },
): Reply {
  const found = findPercentileIn(tables, marks, shift)
  return { range: found.ok ? found : undefined, percentile }
}

function concludeRecord(shifts: readonly (readonly Reply[])[]): MarksRecord {
  const answers = shifts.flat()
  const told = answers.filter(({ range }) => range !== undefined)
  const misses = told
    .flatMap(({ range, percentile }) => (range?.likely === undefined ? [] : [Math.abs(range.likely - percentile)]))
    .sort((a, b) => a - b)
  const missAt = (share: number) => misses[Math.floor((misses.length - 1) * share)] ?? Number.NaN
  return {
    shifts: shifts.length,
    shiftsHeld: shifts.filter((of) => of.every((each) => each.range === undefined || isInside(each))).length,
    asked: answers.length,
    told: told.length,
    held: told.filter(isInside).length,
    medianMiss: missAt(0.5),
    missOfNineInTen: missAt(0.9),
  }
}

function isInside({ range, percentile }: Reply): boolean {
  return range !== undefined && range.low <= percentile && percentile <= range.high
}
