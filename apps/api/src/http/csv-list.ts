import { csvLine } from './csv.ts'

export type CsvColumns<Row> = readonly (readonly [name: string, cell: (row: Row) => string | number])[]

type CsvList<Row> = {
  /** What one row of it is, as its last line counts them: `people`. */
  things: string
  columns: CsvColumns<Row>
  /** Where the file is cut. */
  rowsMax: number
  /** The ids of a filter in its order, at most so many. */
  listIds: (limit: number) => Promise<readonly string[]>
  /** The rows of some ids, in their order. */
  listRows: (ids: readonly string[]) => Promise<readonly Row[]>
  count: () => Promise<number>
}

/** A mark that tells spreadsheets the encoding. */
export const BYTE_ORDER_MARK = '\ufeff'
/** Rows of each part of such a file, after its heads. */
export const LINES_AT_ONCE = 500

/**
 * A list as lines of a CSV file. What is in it is settled at its beginning, so that nothing stands in it twice or is missed
 * while others write. Its last line says whether it is whole: `# whole: 233 people` or `# cut: the first 200000 of 231000
 * people`.
 */
export async function* linesOfList<Row>(list: CsvList<Row>): AsyncGenerator<string> {
  const { things, columns, rowsMax } = list
  yield BYTE_ORDER_MARK + csvLine(columns.map(([name]) => name))
  const ids = await list.listIds(rowsMax)
  const total = ids.length < rowsMax ? ids.length : await list.count()
  let written = 0
  for (let at = 0; at < ids.length; at += LINES_AT_ONCE) {
    const rows = await list.listRows(ids.slice(at, at + LINES_AT_ONCE))
    written += rows.length
    yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('')
  }
  yield lastLine(things, { written, isWhole: total <= ids.length, total })
}

/** A list that is read whole, as the same lines. */
export async function* linesOfRows<Row>(
  { things, columns }: Pick<CsvList<Row>, 'things' | 'columns'>,
  rows: readonly Row[],
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(([name]) => name))
  for (let at = 0; at < rows.length; at += LINES_AT_ONCE) {
    const part = rows.slice(at, at + LINES_AT_ONCE)
    yield part.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('')
  }
  yield lastLine(things, { written: rows.length, isWhole: true, total: rows.length })
}

function lastLine(
  things: string,
  { written, isWhole, total }: { written: number; isWhole: boolean; total: number },
): string {
  return csvLine([isWhole ? `# whole: ${written} ${things}` : `# cut: the first ${written} of ${total} ${things}`])
}
