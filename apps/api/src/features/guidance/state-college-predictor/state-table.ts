import { gunzipSync } from 'node:zlib'
import type { CategoryLabels, StateRow } from '@sopaan/domain/state/compile-state-book'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** Which column of a state's table each cell stands in. */
const COLUMNS = {
  counselling: 'counselling',
  season: 'year',
  round: 'round',
  stage: 'stage',
  instituteCode: 'institute_code',
  institute: 'institute',
  instituteType: 'institute_type',
  place: 'place',
  programmeCode: 'programme_code',
  programme: 'programme',
  branchGroup: 'branch_group',
  categoryCode: 'category_code',
  gender: 'gender',
  quota: 'quota',
  region: 'region',
  tags: 'tags',
  scoreKind: 'score_kind',
  scoreList: 'score_list',
  closing: 'closing',
  alternative: 'alt_closing',
  seats: 'seats',
  quality: 'quality',
} as const satisfies Record<keyof StateRow, string>

const FIELDS = Object.entries(COLUMNS) as [keyof StateRow, string][]

const categoryLabels = z.record(z.string(), z.record(z.string(), z.object({ label: z.string() })))

/**
 * Reads a table of state counsellings: CSV with headings, plain or gzip. Runs of spaces are one.
 * Throws when a column is missing.
 */
export function readStateTable(file: Uint8Array): StateRow[] {
  const bytes = file[0] === 0x1f && file[1] === 0x8b ? gunzipSync(file) : file
  const [headings = [], ...records] = parse(Buffer.from(bytes), { bom: true }) as string[][]
  const places = FIELDS.map(([field, column]) => [field, headings.indexOf(column)] as const)
  const missing = places.filter(([, at]) => at < 0).map(([field]) => COLUMNS[field])
  if (missing.length > 0) throw new Error(`The table has no column ${missing.join(', ')}`)
  return records.map(
    (record) =>
      // Every field of a row is in FIELDS, and every one was found among the headings.
      Object.fromEntries(
        places.map(([field, at]) => [field, (record[at] ?? '').replace(/\s+/g, ' ').trim()]),
      ) as StateRow,
  )
}

/** Reads what the category codes of each counselling stand for. Throws when the file is not of that form. */
export function readCategoryLabels(text: string): CategoryLabels {
  return categoryLabels.parse(JSON.parse(text))
}
