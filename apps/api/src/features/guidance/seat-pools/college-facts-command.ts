import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  type CollectedFacts,
  type CollectedPoint,
  compileCollegeFacts,
} from '@sopaan/domain/colleges/compile-college-facts'
import { parse } from 'csv-parse/sync'
import { loadShippedBook } from '#api/features/guidance/cutoffs/shipped-book.ts'

const USAGE = `npm run college-facts -- --facts FILE --points FILE

Compiles data/college-facts.json out of a table of collected facts (JSON: institutes) and one of coordinates (CSV:
institute, city, state, lat, lon, point_of).`

const TARGET = new URL('../../../../../../data/college-facts.json', import.meta.url)

/** `npm run college-facts`: what is published of each institute of the book that ships; the same tables give the same bytes. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { facts: { type: 'string' }, points: { type: 'string' } } })
  if (values.facts === undefined || values.points === undefined) throw new Error(USAGE)
  // The collected table is ours; compiling throws at what it does not know.
  const [facts, points] = await Promise.all([readFile(values.facts), readFile(values.points)])
  const { institutes }: { institutes: CollectedFacts[] } = JSON.parse(facts.toString())
  const rows: Record<string, string>[] = parse(points, { columns: true })
  const { book } = await loadShippedBook()
  const file = compileCollegeFacts(
    institutes,
    rows.map(toPoint),
    new Map(book.institutes.map(({ name, type }) => [name, type])),
  )
  const lines = (list: readonly unknown[]) => `[\n${list.map((each) => JSON.stringify(each)).join(',\n')}\n]`
  const compiledFrom = { factsSha256: sha256(facts), pointsSha256: sha256(points) }
  const figuresSha256 = sha256(JSON.stringify([file.colleges, file.cities]))
  const head = JSON.stringify({ about: file.about, compiledFrom, figuresSha256 }).slice(1, -1)
  const text = `{\n${head},\n"colleges": ${lines(file.colleges)},\n"cities": ${lines(file.cities)}\n}\n`
  await writeFile(TARGET, text)
  process.stdout.write(`${file.colleges.length} institutes, ${file.cities.length} cities\n`)
}

function sha256(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function toPoint({
  institute = '',
  city = '',
  state = '',
  lat,
  lon,
  point_of: pointOf = '',
}: Record<string, string>): CollectedPoint {
  return { institute, city, state, lat: Number(lat), lon: Number(lon), pointOf }
}

try {
  await main()
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`)
  process.exitCode = 1
}
