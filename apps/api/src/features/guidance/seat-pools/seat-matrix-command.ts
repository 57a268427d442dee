import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { brotliCompressSync, gunzipSync } from 'node:zlib'
import { QUOTAS, SEAT_TYPES } from '@sopaan/domain/book/rank-book'
import * as z from 'zod/mini'
import { type MatrixFile, type MatrixRow, SEAT_MATRIX } from '#api/features/guidance/cutoffs/seat-matrix.service.ts'

const USAGE = `npm run seat-matrix -- --table FILE --season YEAR

Compiles data/seat-matrix.json.br out of the JoSAA seat matrix of a season (CSV, may be gzip).`

/** `npm run seat-matrix`: keeps how many gender-neutral seats each programme and quota had by seat type, and how many in all. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { table: { type: 'string' }, season: { type: 'string' } } })
  const season = Number(values.season)
  if (values.table === undefined || !Number.isInteger(season)) throw new Error(USAGE)
  const bytes = await readFile(values.table)
  const rows = readMatrix((values.table.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'))
  const file: MatrixFile = { season, rows }
  await writeFile(SEAT_MATRIX, brotliCompressSync(Buffer.from(JSON.stringify(file))))
  process.stdout.write(`${rows.length} programmes by quota\n`)
}

function readMatrix(text: string): MatrixRow[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/)
  const names = readCells(head)
  return lines.map((line) => {
    const cells = Object.fromEntries(readCells(line).map((cell, at) => [names[at] ?? '', cell]))
    return [
      cells.institute ?? '',
      cells.programme ?? '',
      cells.degree ?? '',
      Number(cells.duration_years),
      z.parse(z.enum(QUOTAS), cells.quota),
      SEAT_TYPES.map((seatType) => Number(cells[`neutral_${seatType}`] || 0)),
      Number(cells.total_seats_neutral_plus_female || 0),
    ]
  })
}

/** The cells of a line of CSV: plain, or in quotes with doubled quotes inside (RFC 4180). */
function readCells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  )
}

try {
  await main()
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
  process.exitCode = 1
}
