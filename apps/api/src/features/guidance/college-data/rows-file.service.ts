import type { QueryOf } from '@sopaan/contract/call'
import { type managedCollegeData, ROWS_CSV_MAX } from '@sopaan/contract/managed-college-data'
import type { Deps } from '#api/deps.ts'
import { csvLine } from '#api/http/csv.ts'
import { BYTE_ORDER_MARK, LINES_AT_ONCE } from '#api/http/csv-list.ts'
import type { ListFile } from '#api/http/list-file.ts'
import { readStretch, selectRows } from './college-data.service.ts'
import { ROW_COLUMNS } from './college-data-csv.ts'

type Wanted = QueryOf<typeof managedCollegeData.csv>

/** Published rows of a filter as a CSV file; they are public, and no person stands in them. */
export const ROWS_FILE: ListFile<Wanted> = {
  name: 'sopaan-rows.csv',
  count: async (deps, wanted) => (await selectRows(deps, wanted, ROWS_CSV_MAX)).total,
  admit: async () => undefined,
  lines: linesOfRanks,
}

async function* linesOfRanks(deps: Deps, wanted: Wanted): AsyncGenerator<string> {
  const selection = await selectRows(deps, wanted, ROWS_CSV_MAX)
  yield BYTE_ORDER_MARK + csvLine(ROW_COLUMNS.map(([name]) => name))
  for (let at = 0; at < selection.total; at += LINES_AT_ONCE) {
    const rows = await readStretch(deps, selection, at, LINES_AT_ONCE)
    yield rows.map((row) => csvLine(ROW_COLUMNS.map(([, cell]) => cell(row)))).join('')
  }
  const { total, isCapped } = selection
  yield csvLine([isCapped ? `# cut: the first ${total} rows` : `# whole: ${total} rows`])
}
