import type { InstituteFacts } from '../colleges/college-facts.ts'
import type { FactFigures } from '../colleges/corrected-facts.ts'
import type { EditionRow } from './read-fact-edition.ts'

type Value = FactFigures['value']

/** What an edition would change of one college; `before` is what pages show in its place, null where they show nothing. */
export type EditionChange = { institute: string; value: Value; before: Value | null; isUnlikely: boolean }

type EditionComparison = { changes: EditionChange[]; same: number; older: EditionRow[] }

/** A fee or a median salary that moved further since the edition shown is looked at twice. Our own judgement. */
const RATIO_MAX = 1.6
/** Of 388 moves from one edition of NIRF to the next in what ships, two are farther. */
const RANKS_MOVED_MAX = 60
/** Women's share, in points of 100. Our own judgement. */
const POINTS_MAX = 10

/**
 * Holds an edition against what is shown now, the least likely changes first. A figure of an older edition than the one shown
 * is no news and is listed apart; ranks keep their editions side by side, so there none is older.
 */
export function compareEdition(
  rows: readonly EditionRow[],
  factsOf: (institute: string) => InstituteFacts | undefined,
): EditionComparison {
  const comparison: EditionComparison = { changes: [], same: 0, older: [] }
  for (const row of rows) {
    const facts = factsOf(row.institute)
    const before = facts && figuresOf(facts, row)
    if (before && editionOf(before) > editionOf(row.value)) comparison.older.push(row)
    else if (before && isSame(before, row.value)) comparison.same += 1
    else {
      const isUnlikely = facts !== undefined && isFar(row, usualOf(facts, row))
      const shown = before ?? (facts && outranked(facts, row))
      comparison.changes.push({ institute: row.institute, value: row.value, before: shown ?? null, isUnlikely })
    }
  }
  comparison.changes.sort((a, b) => Number(b.isUnlikely) - Number(a.isUnlikely) || (a.institute < b.institute ? -1 : 1))
  return comparison
}

/** The figures that a row would replace. */
function figuresOf(facts: InstituteFacts, { fact, value }: EditionRow): Value | undefined {
  if (fact === 'outcomes') return facts.outcomes
  if (fact === 'women') return facts.women
  if (fact === 'founded') return facts.founded === undefined ? undefined : { founded: facts.founded }
  if (fact === 'naac') return facts.naac && { grade: facts.naac.grade, gradeCycle: facts.naac.cycle }
  if (fact === 'nirf') {
    const rank = facts.nirf.find(([year]) => year === value.year)?.[1]
    return rank === undefined ? undefined : { year: value.year, rank }
  }
  if (facts.fees.kind !== 'own') return undefined
  const { cycle, perYearInr, scStPwdPerYearInr, hostelMessPerYearInr, atAdmissionInr, refundableInr } = facts.fees
  return {
    ...{ cycle, perYearInr },
    ...(scStPwdPerYearInr !== undefined && { scStPwdPerYearInr }),
    ...(hostelMessPerYearInr !== undefined && { hostelMessPerYearInr }),
    ...(atAdmissionInr !== undefined && { atAdmissionInr }),
    ...(refundableInr !== undefined && { refundableInr }),
  }
}

/** The rank that pages lead with now and that a newer edition would put behind itself. */
function outranked({ nirf }: InstituteFacts, { fact, value }: EditionRow): Value | undefined {
  const [year, rank] = nirf.at(-1) ?? []
  if (fact !== 'nirf' || year === undefined || rank === undefined || year > value.year) return undefined
  return { year, rank }
}

/** What it is held against to tell whether it is likely: of ranks the edition before, or the next where there is none. */
function usualOf(facts: InstituteFacts, row: EditionRow): Value | undefined {
  if (row.fact !== 'nirf') return figuresOf(facts, row)
  const others = facts.nirf.filter(([year]) => year !== row.value.year)
  const [year, rank] = others.findLast(([edition]) => edition < row.value.year) ?? others[0] ?? []
  return year === undefined || rank === undefined ? undefined : { year, rank }
}

function isFar({ fact, value }: EditionRow, usual: Value | undefined): boolean {
  if (usual === undefined) return false
  const of = (figures: Value, name: string) => Number((figures as Record<string, unknown>)[name])
  if (fact === 'nirf') return Math.abs(of(value, 'rank') - of(usual, 'rank')) > RANKS_MOVED_MAX
  // A college is founded once; a grade moves by what nobody can judge here.
  if (fact === 'founded') return true
  if (fact === 'naac') return false
  if (fact === 'women') {
    const percent = (figures: Value) => (100 * of(figures, 'women')) / (of(figures, 'women') + of(figures, 'men'))
    return Math.abs(percent(value) - percent(usual)) > POINTS_MAX
  }
  const name = fact === 'fees' ? 'perYearInr' : 'medianSalaryInr'
  const ratio = of(value, name) / of(usual, name)
  return !(ratio <= RATIO_MAX && ratio >= 1 / RATIO_MAX)
}

/** By which figures of one fact follow one another: the edition, or the academic year as it is written. */
function editionOf(figures: Value): string {
  if ('nirfEdition' in figures) return String(figures.nirfEdition)
  if ('gradeCycle' in figures) return String(figures.gradeCycle)
  if ('founded' in figures) return ''
  return 'cycle' in figures ? figures.cycle : String(figures.year)
}

function isSame(before: Value, after: Value): boolean {
  const sorted = (figures: Value) => JSON.stringify(Object.entries(figures).sort(([a], [b]) => (a < b ? -1 : 1)))
  return sorted(before) === sorted(after)
}
