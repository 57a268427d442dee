import type { FactFigures } from '../colleges/corrected-facts.ts'
import { CORRECTED_FACTS, type CorrectedFact, NAAC_GRADES } from '../colleges/fact-kinds.ts'
import { plainTextJoined } from '../predictor/search-terms.ts'

/** One row of an edition: the college as the book prints it, and its figures. */
export type EditionRow = { line: number; institute: string } & FactFigures

/** Why a row is not taken. */
export const EDITION_FAULTS = [
  'college-unknown',
  'college-several',
  'figure-missing',
  'figure-unreadable',
  'figure-out-of-range',
  'figures-disagree',
  'twice',
  'older',
] as const
type EditionFault = (typeof EDITION_FAULTS)[number]

export type RefusedEditionRow = { line: number; reason: EditionFault; college: string; value: string }

type EditionReading = { fact: CorrectedFact; rows: EditionRow[]; refused: RefusedEditionRow[] }

/** Finds a college by what a table calls it. */
export type CollegeFinder = (name: string) => { institute: string } | 'unknown' | 'several'

type Column = { min: number; max: number; isOptional?: true } | 'cycle' | 'grade'
type TableRow = { line: number; cells: readonly string[] }
type Value = string | number

/** More than any college takes in a year, in rupees; the largest university of India teaches fewer than this. */
const RUPEES = { min: 0, max: 5_000_000 }
const STUDENTS = { min: 0, max: 100_000 }
/** The first edition of NIRF, and as far as a slip of the pen may go; the longest list of exact ranks it had. */
const EDITION = { min: 2016, max: 2099 }
const NIRF_RANK = { min: 1, max: 300 }
/** NAAC goes through a college again every five to seven years since 1994; the oldest college of India taught in 1800. */
const NAAC_CYCLE = { min: 1, max: 9 }
const FOUNDED = { min: 1800, max: 2099 }
const SALARY = { min: 10_000, max: 50_000_000 }

/** The columns of each kind of edition besides the college, by the figure they hold. */
export const EDITION_COLUMNS: Readonly<Record<CorrectedFact, Readonly<Record<string, Column>>>> = {
  fees: {
    cycle: 'cycle',
    perYearInr: RUPEES,
    scStPwdPerYearInr: { ...RUPEES, isOptional: true },
    hostelMessPerYearInr: { ...RUPEES, isOptional: true },
    atAdmissionInr: { ...RUPEES, isOptional: true },
    refundableInr: { ...RUPEES, isOptional: true },
  },
  nirf: { year: EDITION, rank: NIRF_RANK },
  outcomes: {
    nirfEdition: EDITION,
    academicYear: 'cycle',
    firstYearIntake: { ...STUDENTS, min: 1 },
    graduatedOnTime: STUDENTS,
    placed: STUDENTS,
    higherStudies: STUDENTS,
    medianSalaryInr: SALARY,
  },
  women: { nirfEdition: EDITION, women: STUDENTS, men: STUDENTS },
  naac: { grade: 'grade', gradeCycle: NAAC_CYCLE },
  founded: { founded: FOUNDED },
}

/** What heads the column of the college. */
export const COLLEGE_HEADINGS = ['college', 'institute', 'institution', 'name'] as const
/** Titles may stand above the headings. */
const ROWS_ABOVE_MAX = 20
const SHOWN_LENGTH_MAX = 200

/**
 * Reads a table of one fact of many colleges, one edition or several. Which fact it is, its headings say: the names of
 * `EDITION_COLUMNS`, with or without spaces. What is not sound is listed with its reason and never guessed at.
 * @returns undefined where no headings of an edition are in it
 */
export function readFactEdition(records: readonly TableRow[], find: CollegeFinder): EditionReading | undefined {
  const head = findHead(records)
  if (head === undefined) return undefined
  const { fact, places, college } = head
  const rows: EditionRow[] = []
  const refused: RefusedEditionRow[] = []
  const seen = new Map<string, string>()
  for (const { line, cells } of records.slice(head.below)) {
    const name = (cells[college] ?? '').replace(/\s+/g, ' ').trim()
    const refuse = (reason: EditionFault, value = '') =>
      refused.push({ line, reason, college: shorten(name), value: shorten(value) })
    if (name === '' && cells.every((cell) => cell.trim() === '')) continue
    const found = find(name)
    if (typeof found === 'string') {
      refuse(`college-${found}`, name)
      continue
    }
    const figures = readFigures(fact, places, cells)
    if (!figures.ok) {
      refuse(figures.reason, figures.value)
      continue
    }
    const key = `${found.institute} ${fact === 'nirf' ? figures.value.year : ''}`
    const written = JSON.stringify(figures.value)
    if (seen.has(key)) {
      if (seen.get(key) !== written) refuse('twice')
      continue
    }
    seen.set(key, written)
    // The columns of a fact are its figures.
    rows.push({ line, institute: found.institute, fact, value: figures.value } as EditionRow)
  }
  return { fact, rows, refused }
}

type Head = { fact: CorrectedFact; college: number; places: Map<string, number>; below: number }

function findHead(records: readonly TableRow[]): Head | undefined {
  for (const [at, { cells }] of records.slice(0, ROWS_ABOVE_MAX).entries()) {
    const headings = cells.map(plainTextJoined)
    const college = headings.findIndex((heading) => COLLEGE_HEADINGS.some((word) => word === heading))
    if (college === -1) continue
    for (const fact of CORRECTED_FACTS) {
      const columns = Object.entries(EDITION_COLUMNS[fact])
      const places = new Map(columns.map(([name]) => [name, headings.indexOf(plainTextJoined(name))]))
      const isWhole = columns.every(([name, column]) => isOptional(column) || places.get(name) !== -1)
      if (isWhole) return { fact, college, places, below: at + 1 }
    }
  }
  return undefined
}

function isOptional(column: Column): boolean {
  return typeof column !== 'string' && column.isOptional === true
}

type Figures = { ok: true; value: Record<string, Value> } | { ok: false; reason: EditionFault; value: string }

function readFigures(fact: CorrectedFact, places: ReadonlyMap<string, number>, cells: readonly string[]): Figures {
  const value: Record<string, Value> = {}
  for (const [name, column] of Object.entries(EDITION_COLUMNS[fact])) {
    const cell = (cells[places.get(name) ?? -1] ?? '').trim()
    if (cell === '' && isOptional(column)) continue
    if (cell === '') return { ok: false, reason: 'figure-missing', value: name }
    const read = readCell(column, cell)
    if (read === undefined) return { ok: false, reason: 'figure-unreadable', value: cell }
    if (typeof column !== 'string' && (Number(read) < column.min || Number(read) > column.max)) {
      return { ok: false, reason: 'figure-out-of-range', value: cell }
    }
    value[name] = read
  }
  const said = disagreement(value)
  return said === undefined ? { ok: true, value } : { ok: false, reason: 'figures-disagree', value: said }
}

/**
 * Whoever was placed or went on to study finished, by NIRF's own form; a college of nobody has no share; nothing comes back
 * that was not paid.
 */
function disagreement(figures: Record<string, Value>): string | undefined {
  const { placed, higherStudies, graduatedOnTime, women, men, atAdmissionInr = 0, refundableInr = 0 } = figures
  if (Number(refundableInr) > Number(atAdmissionInr)) return `${refundableInr} > ${atAdmissionInr}`
  if (Number(placed) + Number(higherStudies) > Number(graduatedOnTime)) {
    return `${placed} + ${higherStudies} > ${graduatedOnTime}`
  }
  return Number(women) + Number(men) === 0 ? '0 + 0' : undefined
}

function readCell(column: Column, cell: string): Value | undefined {
  if (column === 'grade') return NAAC_GRADES.find((grade) => grade === cell.toUpperCase())
  return column === 'cycle' ? readCycle(cell) : readWhole(cell)
}

/** An academic year whose second half follows the first: 2026-27. */
function readCycle(cell: string): string | undefined {
  const [, from = '', to = ''] = /^(20\d\d)\s*[-–]\s*(?:20)?(\d\d)$/.exec(cell) ?? []
  return from !== '' && (Number(from.slice(2)) + 1) % 100 === Number(to) ? `${from}-${to}` : undefined
}

/** A whole number, with or without commas and the sign of the rupee. */
function readWhole(cell: string): number | undefined {
  const digits = cell.replaceAll(/[₹,\s]/g, '').replace(/\.0+$/, '')
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined
}

function shorten(text: string): string {
  return text.slice(0, SHOWN_LENGTH_MAX)
}
