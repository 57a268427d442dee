import type { StateSet } from '../state-book.ts'
import type { CategoryLabels, StateRow } from './compile-state-book.ts'

/** Which column of a state's table each cell stands in. */
export const STATE_COLUMNS = {
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

/** Where a table says what a category code stands for: needed for codes alone that no earlier table had. */
export const LABEL_COLUMN = 'category_label'

const FIELDS = Object.entries(STATE_COLUMNS) as [keyof StateRow, string][]
const UNIVERSITY_REGION = /^((?:home|other-than-home)-university)(?::(.+))?$/

type StateTableRows = { rows: StateRow[]; labels: CategoryLabels }

/** The rows of a table whose first record is its headings, and words it has for codes. Runs of spaces are one. */
export function readStateRows([headings = [], ...records]: readonly (readonly string[])[]):
  | StateTableRows
  | { missing: string[] } {
  const names = headings.map((heading) => heading.trim().toLowerCase())
  const places = FIELDS.map(([field, column]) => [field, names.indexOf(column)] as const)
  const missing = places.filter(([, at]) => at < 0).map(([field]) => STATE_COLUMNS[field])
  if (missing.length > 0) return { missing }
  const labelAt = names.indexOf(LABEL_COLUMN)
  const labels: Record<string, Record<string, { label: string }>> = {}
  const rows = records.map((record) => {
    const cell = (at: number) => (record[at] ?? '').replace(/\s+/g, ' ').trim()
    // Every field of a row is in FIELDS, and every one was found among the headings.
    const row = Object.fromEntries(places.map(([field, at]) => [field, cell(at)])) as StateRow
    const label = labelAt < 0 ? '' : cell(labelAt)
    if (label !== '') labels[row.counselling] = { ...labels[row.counselling], [row.categoryCode]: { label } }
    return row
  })
  return { rows, labels }
}

/** What the codes of a set stand for, as it has them. */
export function labelsOfSet({ kinds }: StateSet): Readonly<Record<string, { label: string }>> {
  return Object.fromEntries(kinds.map(({ code, label }) => [code, { label }]))
}

/**
 * Names the home university of each seat that is kept for one: some seasons print it, others only that there is one. It
 * is the institute's, so any season that names it says it for all.
 * @param known  sets that may name it too
 */
export function nameUniversities(rows: readonly StateRow[], known: readonly StateSet[] = []): StateRow[] {
  const named = new Map(known.flatMap(universitiesOfSet))
  const keyOf = ({ counselling, instituteCode, institute }: StateRow) => `${counselling} ${instituteCode || institute}`
  for (const row of rows) {
    const [, , name] = UNIVERSITY_REGION.exec(row.region) ?? []
    if (name !== undefined) named.set(keyOf(row), name)
  }
  return rows.map((row) => {
    const [, whose, name] = UNIVERSITY_REGION.exec(row.region) ?? []
    const own = named.get(keyOf(row))
    return whose !== undefined && name === undefined && own !== undefined ? { ...row, region: `${whose}:${own}` } : row
  })
}

function universitiesOfSet(set: StateSet): [string, string][] {
  return Array.from(set.kind, (kind, seat): [string, string][] => {
    const [, , name] = UNIVERSITY_REGION.exec(set.kinds[kind]?.region ?? '') ?? []
    const { code, name: institute } = set.institutes[set.institute[seat] ?? -1] ?? {}
    return name === undefined || institute === undefined ? [] : [[`${set.counselling} ${code || institute}`, name]]
  }).flat()
}
