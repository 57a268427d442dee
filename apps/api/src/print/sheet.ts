/** A figure stays one, an absent value is empty. */
export type SheetCell = string | number | undefined

/** A table for a spreadsheet, plain data, made by the feature whose table it is. */
export type PrintedSheet = {
  name: string
  head: string[]
  rows: SheetCell[][]
  /** Below the table, each in a row of its own. */
  notes: string[]
}
