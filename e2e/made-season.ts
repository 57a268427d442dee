import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { rowsOfRound } from '../packages/domain/src/book/book-rows.ts'
import { decodeBook } from '../packages/domain/src/book/rank-book-file.ts'
import type { CutoffRow } from '../packages/domain/src/seats/cutoff-row.ts'

const HEADINGS = 'Institute,Academic Program Name,Quota,Seat Type,Gender,Opening Rank,Closing Rank,Round'
/** Rows of the large table, over the rounds of a season. */
const ROWS = 70_000
const ROUNDS = 6
/** How much earlier every seat closes than a season before, and how much earlier still in the table of a part. */
const TOUGHER = 0.97
const PART_TOUGHER = 0.9
/** What the large table is given wrong, rows of each. */
const STRANGE_QUOTAS = 12
const STRANGE_RANKS = 8
const WILD = 40
const WILD_TIMES = 30
/** Ranks this far down that are thirty times off are far from all that was usual. */
const WILD_RANK_MIN = 2_000

/** Two colleges whose round 1 is published before the rest; the large table lacks the second of them in that round. */
const CHANGED = 'National Institute of Technology Calicut'
const LACKED = 'Assam University, Silchar'
/** A college and a branch that the large table writes otherwise in one round. */
const COLLEGE = { printed: 'Una, Himachal Pradesh', written: 'Indian Institute of Information Tech. Una, Himachal' }
const BRANCH = { printed: 'Textile Technology', written: 'Textile Technolgy' }

type Line = CutoffRow & { roundOf: number; quotaText: string; closingText: string }

/** Round 1 of two colleges alone, as the portal prints it; `changed`: rows for which the large table has other ranks. */
export function writePartOfRound(): { file: Buffer; rows: number; changed: number; lacked: number } {
  const rows = linesOfRound(1, PART_TOUGHER).filter(({ institute }) => [CHANGED, LACKED].includes(institute))
  const later = linesOfRound(1, TOUGHER).filter(({ institute }) => institute === CHANGED)
  const printed = new Set(rows.map(cellsOf))
  const changed = later.filter((line) => !printed.has(cellsOf(line))).length
  return { file: fileOf(rows), rows: rows.length, changed, lacked: rows.length - later.length }
}

/**
 * Six rounds of the season ahead in one table of 70,000 rows: some quotas and ranks that nobody can read, a college and a
 * branch written otherwise, and ranks thirty times off.
 */
export function writeSeason(): { file: Buffer; rows: number; refused: number; wild: number; names: typeof NAMES } {
  const all = Array.from({ length: ROUNDS }, (_, at) => linesOfRound(at + 1, TOUGHER)).flat()
  const kept = all.filter(({ roundOf, institute }) => roundOf > 1 || institute !== LACKED).slice(0, ROWS)
  if (kept.length < ROWS) throw new Error(`Only ${kept.length} rows of six rounds ship`)
  const wild = new Set(
    kept.filter(({ roundOf, closingRank }) => roundOf === 3 && closingRank > WILD_RANK_MIN).slice(0, WILD),
  )
  const lines = kept.map((line, at): Line => {
    if (wild.has(line)) return { ...line, closingText: String(line.closingRank * WILD_TIMES) }
    if (line.roundOf === 2 && line.institute.includes(COLLEGE.printed)) return { ...line, institute: COLLEGE.written }
    if (line.roundOf === 2 && line.programme === BRANCH.printed) return { ...line, programme: BRANCH.written }
    const fromEnd = kept.length - 1 - at
    if (fromEnd < STRANGE_QUOTAS) return { ...line, quotaText: 'ZZ' }
    if (fromEnd < STRANGE_QUOTAS + STRANGE_RANKS) return { ...line, closingText: '12x' }
    return line
  })
  return { file: fileOf(lines), rows: ROWS, refused: STRANGE_QUOTAS + STRANGE_RANKS, wild: WILD, names: NAMES }
}

const NAMES = { college: COLLEGE.written, branch: BRANCH.written }

/** A round of the newest season that ships as one of the season ahead; beyond its last, the last once more. */
function linesOfRound(round: number, tougher: number): Line[] {
  const book = decodeBook(brotliDecompressSync(readFileSync('data/national-book.bin.br')), 'shipped')
  const ofSeason = book.rounds.filter(({ counselling, season }) => counselling === 'josaa' && season === 2026)
  const printed = ofSeason.find((each) => each.round === round) ?? ofSeason.at(-1)
  if (!printed) throw new Error('The book that ships has no round of 2026')
  const earlier = (rank: number) => Math.max(1, Math.floor(rank * tougher))
  return Array.from(rowsOfRound(book, printed), (row) => {
    const [openingRank, closingRank] = [earlier(row.openingRank), earlier(row.closingRank)]
    const closingText = `${closingRank}${row.isPreparatory ? 'P' : ''}`
    return { ...row, openingRank, closingRank, roundOf: round, quotaText: row.quota, closingText }
  })
}

function fileOf(lines: readonly Line[]): Buffer {
  return Buffer.from([HEADINGS, ...lines.map(cellsOf)].join('\n'))
}

function cellsOf(line: Line): string {
  const gender = line.gender === 'female' ? 'Female-only (including Supernumerary)' : 'Gender-Neutral'
  const programme = `${line.programme} (${line.durationYears} Years, ${line.degree})`
  const opening = `${line.openingRank}${line.isPreparatory ? 'P' : ''}`
  return [
    ...[line.institute, programme, line.quotaText, line.seatType, gender],
    ...[opening, line.closingText, line.roundOf],
  ]
    .map((cell) => `"${String(cell).replaceAll('"', '""')}"`)
    .join(',')
}
