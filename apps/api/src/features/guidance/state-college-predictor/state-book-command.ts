import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { forecastStateBook } from '@sopaan/domain/state/forecast/forecast-state-book'
import type { StateBook } from '@sopaan/domain/state/state-book'
import { print } from '#api/command-line.ts'
import { importStateHistory, importStateTable, readRequestedSet, reportStateImport } from './import-state-table.ts'
import {
  loadShippedStateBook,
  loadStateHistory,
  writeShippedStateBook,
  writeStateHistory,
} from './shipped-state-book.ts'

const USAGE = `npm run state-book -- --table FILE --codes FILE [--set ID=YEAR:ROUND,ROUND ...] [--dry-run | --leave-refused]
npm run state-book -- --again

Takes a table of state counsellings (CSV, may be gzip) with the words of its category codes (JSON) into
data/state-book.bin.br. Counsellings that the table has no row for stay as they are. Earlier
seasons that it holds go into data/state-history.bin.br, and what is expected of the next season is fitted on both.
  --again          fit the forecasts again on the figures that ship, after a change of our own rules
  --set            a season and rounds to take; without it the sets that ship
  --dry-run        only report what would be taken and refused
  --leave-refused  take the sound rows although some are refused; otherwise it is all or none`

const BECAUSE = {
  'no-rows': 'Nothing was taken: the table has no sound row of a set that is asked for.',
  'rows-refused': 'Nothing was taken: some rows are refused. Mend them, or say --leave-refused.',
} as const

/** `npm run state-book`: takes published tables into the state book, and says what was refused. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      table: { type: 'string' },
      codes: { type: 'string' },
      set: { type: 'string', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
      'leave-refused': { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
    },
  })
  if (values.again) return writeForecast(await loadShippedStateBook(), await loadStateHistory())
  if (values.table === undefined || values.codes === undefined) throw new Error(USAGE)
  const [table, codes, before, earlier] = await Promise.all([
    readFile(values.table),
    readFile(values.codes, 'utf8'),
    loadShippedStateBook(),
    loadStateHistory(),
  ])
  const sets = values.set.map(readRequestedSet)
  const outcome = importStateTable(before, { table, codes, sets, leavesRefused: values['leave-refused'] })
  for (const line of reportStateImport(outcome)) print(line)
  if (outcome.because !== undefined) throw new Error(BECAUSE[outcome.because])
  if (values['dry-run']) return
  const history = importStateHistory(earlier, { table, codes, sets })
  await writeStateHistory(history)
  await writeForecast(outcome.book, history)
}

async function writeForecast(book: StateBook, history: StateBook): Promise<void> {
  const forecast = forecastStateBook(book, history)
  for (const { counselling, usualMove = 0, records = [], forecast: expected } of forecast.sets) {
    const judged = records.map(({ season, brier, lastBrier }) => `${season} Brier ${brier} against ${lastBrier}`)
    const ahead = expected ? `forecast of ${expected.season}` : 'no forecast'
    print([`${counselling}: half of its seats move by less than ${usualMove}`, ...judged, ahead].join('; '))
  }
  const { hash, byteCount } = await writeShippedStateBook(forecast)
  print(`state book ${hash}: ${byteCount} bytes. A product that runs takes it at its next start.`)
}

try {
  await main()
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
  process.exitCode = 1
}
