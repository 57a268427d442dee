import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { CutoffRow } from '@sopaan/domain/seats/cutoff-row'
import { type Directory, indexDirectory } from '@sopaan/domain/seats/directory/directory'
import { print } from '#api/command-line.ts'
import { withDatabase } from '#api/db/with-database.ts'
import {
  compileBackTest,
  compileCurrent,
  compileHistory,
  type FinalRounds,
  mergeRows,
  type SeasonRounds,
} from './compile-shipped.ts'
import { writeReport } from './import-report.ts'
import { gatherPublished } from './imports.service.ts'
import { readOfficialFolder } from './official-folder.ts'
import { readTable } from './read-table.ts'
import { loadShippedDirectory, loadShippedHistory, writeShipped } from './shipped-book.ts'

const USAGE = `npm run book [-- --from FOLDER | --again]

Compiles what ships under data/ anew: from what is published in the database, or from a folder of official tables
(closing_ranks.csv or .csv.gz, institutes.csv, institute_aliases.json, programme_aliases.json, branch_families.json,
home_state_of_quota_2026.json); with --again, from the history that ships, as after a change of our own rules.`

const BYTES_MAX = 1024 * 1024 * 1024
const ROWS_MAX = 5_000_000

type Sources = {
  rows: readonly CutoffRow[]
  directory: Directory
  finalRounds?: FinalRounds
  calendar?: SeasonRounds | undefined
}

/** `npm run book`: compiles the rank book, the history it is fitted on, the names and the back-test, and writes them to data/. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, again: { type: 'boolean' } },
  })
  if (positionals.length > 0) throw new Error(USAGE)
  const { rows, directory, finalRounds, calendar } = await readSources(values)
  const book = await compileCurrent(rows, directory, { finalRounds, calendar, use: 'shipped' })
  const history = await compileHistory(rows, directory, finalRounds)
  const backTest = await compileBackTest(history)
  await writeShipped({ book, history, directory, backTest })
  print(`book ${book.hash}: ${book.poolCount} seat pools, ${book.bytes.length} bytes`)
  print(`history ${history.hash}: ${rows.length} rows, ${history.bytes.length} bytes`)
  print(`report card: ${backTest.card.all.pools} seat pools of ${backTest.card.seasons.join(', ')}`)
}

function readSources({ from, again = false }: { from?: string; again?: boolean }): Promise<Sources> {
  if (from !== undefined) return fromFolder(from)
  return again ? fromHistory() : fromDatabase()
}

async function fromHistory(): Promise<Sources> {
  return { rows: [...mergeRows([], await loadShippedHistory())], directory: await loadShippedDirectory() }
}

async function fromFolder(folder: string): Promise<Sources> {
  const directory = await readOfficialFolder(folder)
  const path = ['closing_ranks.csv.gz', 'closing_ranks.csv'].map((name) => join(folder, name)).find(existsSync)
  if (path === undefined) throw new Error(`No closing_ranks.csv or .csv.gz in ${folder}`)
  const options = { asked: {}, names: indexDirectory(directory), bytesMax: BYTES_MAX, rowsMax: ROWS_MAX }
  const outcome = readTable(await readFile(path), options)
  if (!outcome.ok) throw new Error(`${path}: ${outcome.reason} (${outcome.detail})`)
  for (const line of writeReport(outcome.reading)) print(line)
  return { rows: outcome.reading.rows, directory }
}

function fromDatabase(): Promise<Sources> {
  return withDatabase(async (deps) => {
    const { pages, directory, finalRounds, calendar, isHistoryTaken } = await gatherPublished(deps)
    const rows = [...mergeRows(pages, isHistoryTaken ? await loadShippedHistory() : undefined)]
    return { rows, directory, finalRounds, calendar }
  })
}

try {
  await main()
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
  process.exitCode = 1
}
