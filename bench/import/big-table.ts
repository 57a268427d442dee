import { loadShippedBook } from '@sopaan/api/features/guidance/cutoffs/shipped-book'
import { rowsOfRound } from '@sopaan/domain/book/book-rows'
import type { CutoffRow } from '@sopaan/domain/seats/cutoff-row'

const SEASON = 2027

/**
 * A table of a season to come, CSV with the headings of the tidy form: the newest rounds that ship, as rounds of that season
 * with their closing ranks moved a little.
 */
export async function writeBigTable(rows: number): Promise<Buffer> {
  const { book } = await loadShippedBook()
  const lines = [
    'counselling,season,round,institute,programme,degree,duration_years,quota,seat_type,gender,opening_rank,closing_rank,preparatory',
  ]
  const rounds = book.rounds.filter(({ counselling }) => counselling === 'josaa').toReversed()
  let round = 0
  for (const printed of rounds) {
    round += 1
    for (const row of rowsOfRound(book, printed)) {
      if (lines.length > rows) break
      lines.push(lineOf(row, round))
    }
  }
  if (lines.length - 1 !== rows) throw new Error(`Only ${lines.length - 1} rows ship`)
  return Buffer.from(lines.join('\n'))
}

function lineOf(row: CutoffRow, round: number): string {
  const { institute, programme, degree, durationYears, quota, seatType, gender, openingRank, closingRank } = row
  const isPreparatory = row.isPreparatory === true
  return [
    ...['josaa', SEASON, round, institute, programme, degree, durationYears, quota, seatType, gender],
    ...[openingRank, closingRank + round, isPreparatory],
  ]
    .map((cell) => `"${String(cell).replaceAll('"', '""')}"`)
    .join(',')
}
