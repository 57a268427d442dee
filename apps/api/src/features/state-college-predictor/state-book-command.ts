import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { compileStateBook, type StateCompilation } from '@sopaan/domain/compile-state-book'
import { writeShippedStateBook } from './shipped-state-book.ts'
import { readCategoryLabels, readStateTable } from './state-table.ts'

const USAGE = `npm run state-book -- --table FILE --codes FILE

Compiles data/state-book.bin.br out of a table of state counsellings (CSV, may be gzip) and the words of their category
codes (JSON).`

/** `npm run state-book`: compiles the sets that ship out of published tables, and says what was refused. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { table: { type: 'string' }, codes: { type: 'string' } } })
  if (values.table === undefined || values.codes === undefined) throw new Error(USAGE)
  const rows = readStateTable(await readFile(values.table))
  const outcome = compileStateBook(rows, readCategoryLabels(await readFile(values.codes, 'utf8')))
  for (const line of report(outcome)) print(line)
  const { hash, byteCount } = await writeShippedStateBook(outcome.book)
  print(`state book ${hash}: ${outcome.taken} rows, ${byteCount} bytes`)
}

function report({ book, refused }: StateCompilation): string[] {
  return [
    ...book.sets.map(
      ({ counselling, season, seatCount, institutes, lists }) =>
        `${counselling} ${season}: ${seatCount} seats of ${institutes.length} institutes, ${lists.length} lists`,
    ),
    ...refused.map(
      ({ reason, row }) =>
        `refused, ${reason}: ${row.counselling}, ${row.institute}, ${row.programme}, ${row.categoryCode}, closing ${row.closing}`,
    ),
  ]
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  await main()
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
  process.exitCode = 1
}
