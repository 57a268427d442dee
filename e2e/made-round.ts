import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { rowsOfRound } from '../packages/domain/src/book/book-rows.ts'
import { decodeBook } from '../packages/domain/src/book/rank-book-file.ts'
import { runOwnCommand } from './commands.ts'
import { findFirstStart } from './first-start.ts'

/** How much earlier every seat closes in the made season than in round 1 of 2026: a tough year. */
const TOUGHER = 0.9

/** A folder of its own with what a first start leaves; who asks for it removes it. */
export function copyFirstStart(): string {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sopaan-season-'))
  cpSync(findFirstStart().dataFolder, dataFolder, { recursive: true })
  return dataFolder
}

/** Imports and publishes round 1 of 2027 into the data of a product that is not running. @returns what the command wrote */
export async function importRoundOne(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'round-1-of-2027.tsv')
  writeFileSync(file, roundOneOfNextSeason())
  const command = 'apps/api/src/features/guidance/cutoffs/import-command.ts'
  const asked = ['--counselling', 'josaa', '--season', '2027', '--round', '1', '--leave-refused']
  return (await runOwnCommand(command, [file, ...asked], { DATA_DIR: dataFolder })).output
}

/** Round 1 of 2026 as the portal's page is pasted, every closing rank earlier. */
function roundOneOfNextSeason(): string {
  const book = decodeBook(brotliDecompressSync(readFileSync('data/national-book.bin.br')), 'shipped')
  const round = book.rounds.find((each) => each.counselling === 'josaa' && each.season === 2026 && each.round === 1)
  if (!round) throw new Error('The book that ships has no round 1 of 2026')
  const earlier = (rank: number) => Math.max(1, Math.floor(rank * TOUGHER))
  return Array.from(rowsOfRound(book, round), (row) => {
    const preparatory = row.isPreparatory ? 'P' : ''
    return [
      row.institute,
      `${row.programme} (${row.durationYears} Years, ${row.degree})`,
      row.quota,
      row.seatType,
      row.gender === 'female' ? 'Female-only (including Supernumerary)' : 'Gender-Neutral',
      `${earlier(row.openingRank)}${preparatory}`,
      `${earlier(row.closingRank)}${preparatory}`,
    ].join('\t')
  }).join('\n')
}
