/**
 * Compiles data/exams/branch-figures.json: closing ranks and seats by branch family.
 *
 *   node packages/domain/scripts/compile-branch-figures.ts STATE-TREND.csv SEATS.csv.gz FAMILIES.json
 *
 * National trend: from the shipped rank book; final JoSAA round, OPEN, gender-neutral, quotas AI and OS; only pools with
 * a closing rank in every season kept, so that the same seats are compared; the median, and how many pools it is of.
 * STATE-TREND.csv: series, branch_group, matched_programmes, median_YEAR … as computed from the state tables.
 * SEATS.csv.gz: one row a programme and quota with the total of its seats. FAMILIES.json: programme name to family.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type InstituteType, QUOTAS, type RankBook, SEAT_TYPES } from '../src/book/rank-book.ts'
import { decodeBook } from '../src/book/rank-book-file.ts'

const DATA = new URL('../../../data/', import.meta.url)
const OPEN = SEAT_TYPES.indexOf('OPEN')
const FROM_ANYWHERE = [QUOTAS.indexOf('AI'), QUOTAS.indexOf('OS')]
/** Fewer pools than this have no middle worth the name. */
const POOLS_MIN = 5

const FAMILY_OF_GROUP: Record<string, string> = {
  CSE: 'CSE',
  'AI-ML-DS': 'AIDS',
  IT: 'IT',
  ECE: 'ECE',
  EE: 'EE',
  INSTRUMENTATION: 'INST',
  MECH: 'MECH',
  'AERO-AUTO': 'AERO',
  CIVIL: 'CIVIL',
  'CHEM-MATERIALS': 'CHEM',
  'BIO-FOOD-AGRI': 'BIO',
  'TEXTILE-PRINT': 'TEXTILE',
}
const STATE_SERIES: Record<string, string> = { KCET: 'kcet', 'MHT-CET': 'mht-cet', WBJEE: 'wbjee', COMEDK: 'comedk' }

const [trendPath, seatsPath, familiesPath] = process.argv.slice(2)
if (trendPath === undefined || seatsPath === undefined || familiesPath === undefined)
  throw new Error('Name the state trend, the seats and the families')

const book = decodeBook(brotliDecompressSync(readFileSync(new URL('national-book.bin.br', DATA))))
const national = listNationalTrends(book)
const state = listStateTrends(readFileSync(trendPath, 'utf8'))
// Read from outside: a programme without a family is counted nowhere and reported.
const families = JSON.parse(readFileSync(familiesPath, 'utf8')) as { programmes: Record<string, string> }
const seats = countSeats(gunzipSync(readFileSync(seatsPath)).toString('utf8'), families.programmes)

writeFileSync(
  new URL('exams/branch-figures.json', DATA),
  `{
 "about": "Median closing rank and seats by branch family. A trend follows the same seat pools in every season it names.",
 "sources": {
  "josaa": "JoSAA, final round of each season, OPEN gender-neutral seats open to every state, from the rank book",
  "seats": "JoSAA seat matrix 2026; about 3,100 of 67,323 seats are missing from it",
  "state": "Round 1 of KCET (GM), MHT-CET CAP (open), WBJEE (open) and COMEDK (GM), from the bodies' own tables"
 },
 "checkedOn": "2026-11-21",
 "national": [
${national.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}
 ],
 "state": [
${state.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}
 ],
 "seats2026": ${JSON.stringify(seats)}
}
`,
)
process.stdout.write(`${national.length} national trends, ${state.length} state trends\n`)

type NationalTrend = { family: string; type: InstituteType; pools: number; seasons: number[]; medians: number[] }

function listNationalTrends({ rounds, ...columns }: RankBook): NationalTrend[] {
  const finals = rounds.filter((round) => round.counselling === 'josaa' && round.isFinal)
  const groups = new Map<string, number[]>()
  for (let pool = 0; pool < columns.poolCount; pool++) {
    const institute = columns.institutes[columns.institute[pool] ?? 0]
    const programme = columns.programmes[columns.programme[pool] ?? 0]
    if (institute === undefined || programme === undefined) continue
    if (columns.seatType[pool] !== OPEN || columns.gender[pool] !== 0 || columns.preparatory[pool] !== 0) continue
    if (!FROM_ANYWHERE.includes(columns.quota[pool] ?? -1)) continue
    if (!finals.every((round) => (round.closing[pool] ?? 0) > 0)) continue
    const key = `${programme.family} ${institute.type}`
    groups.set(key, [...(groups.get(key) ?? []), pool])
  }
  return [...groups]
    .filter(([, pools]) => pools.length >= POOLS_MIN)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, pools]) => {
      const [family = '', type = ''] = key.split(' ')
      const seasons = finals.map((round) => round.season)
      const medians = finals.map((round) => median(pools.map((pool) => round.closing[pool] ?? 0)))
      return { family, type: type as InstituteType, pools: pools.length, seasons, medians }
    })
}

type StateTrend = { family: string; series: string; pools: number; seasons: number[]; medians: number[] }

function listStateTrends(csv: string): StateTrend[] {
  const [head = '', ...lines] = csv.trim().split('\n')
  const names = head.split(',')
  return lines.flatMap((line) => {
    // The first cell is quoted and holds commas; the others hold none.
    const [, series = '', rest = ''] = line.match(/^"([^"]*)",(.*)$/) ?? []
    const cells = ['', ...rest.split(',')]
    const family = FAMILY_OF_GROUP[cells[1] ?? '']
    const name = STATE_SERIES[series.split(' ')[0] ?? '']
    if (family === undefined || name === undefined) return []
    const known = names.flatMap((column, at) => {
      const season = Number(column.match(/^median_(\d{4})$/)?.[1])
      const value = Math.round(Number(cells[at]))
      return season > 0 && cells[at] !== '' && value > 0 ? [{ season, value }] : []
    })
    const pools = Number(cells[2])
    return [
      { family, series: name, pools, seasons: known.map((one) => one.season), medians: known.map((one) => one.value) },
    ]
  })
}

function countSeats(csv: string, familyOf: Record<string, string>): Record<string, Record<string, number>> {
  const rows = csv.trim().split('\n').map(splitCsv)
  const [names = []] = rows
  const at = (name: string) => names.indexOf(name)
  const counts: Record<string, Record<string, number>> = {}
  for (const row of rows.slice(1)) {
    const family = familyOf[row[at('programme')] ?? '']
    const type = row[at('institute_type')] ?? ''
    const total = Number(row[at('total_seats_neutral_plus_female')])
    if (family === undefined) process.stderr.write(`No family: ${row[at('programme')]}\n`)
    if (family === undefined || !Number.isInteger(total)) continue
    counts[family] = { ...counts[family], [type]: (counts[family]?.[type] ?? 0) + total }
  }
  return counts
}

function splitCsv(line: string): string[] {
  return [...line.matchAll(/("([^"]*)"|[^,]*)(,|\r?$)/g)].map((match) => match[2] ?? match[1] ?? '')
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length / 2
  return Math.round(((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2)
}
