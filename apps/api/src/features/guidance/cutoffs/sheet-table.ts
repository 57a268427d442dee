import { type UnzipFileInfo, unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'

/** Source: FILE-07. */
const ENTRIES_MAX = 100
const INFLATED_BYTES_MAX = 50 * 1024 * 1024
const RATIO_MAX = 100
/** Columns A to CV; cells beyond are left out. */
const COLUMNS_MAX = 100
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/
const STRINGS = 'xl/sharedStrings.xml'

export type SheetTable =
  | { ok: true; records: { line: number; cells: string[] }[] }
  | { ok: false; reason: 'bomb' | 'unreadable' | 'no-table'; detail: string }

class Refused extends Error {
  readonly reason: 'bomb' | 'unreadable'
  constructor(reason: 'bomb' | 'unreadable', detail: string) {
    super(detail)
    this.reason = reason
  }
}

/**
 * The rows of the longest sheet of an XLSX file, with their numbers. What the file says of itself is added up before a byte
 * is unpacked, and no more is unpacked than it said (FILE-07); a document type is refused, so that no entity is ever
 * expanded (INJ-05). A formula is handed on as its text, never as the value that somebody left beside it.
 */
export function readSheetTable(file: Uint8Array): SheetTable {
  try {
    const parts = unzipSync(file, { filter: guard() })
    const strings = parts[STRINGS] ? readStrings(textOf(parts[STRINGS])) : []
    const sheets = Object.entries(parts).filter(([name]) => SHEET.test(name))
    if (sheets.length === 0) return { ok: false, reason: 'no-table', detail: 'no sheet in it' }
    const tables = sheets.map(([, bytes]) => readRows(textOf(bytes), strings))
    return { ok: true, records: tables.reduce((longest, rows) => (rows.length > longest.length ? rows : longest)) }
  } catch (thrown) {
    const reason = thrown instanceof Refused ? thrown.reason : 'unreadable'
    return { ok: false, reason, detail: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}

/** Whether a part is unpacked, asked of each before any is. */
function guard(): (part: UnzipFileInfo) => boolean {
  let entries = 0
  let bytes = 0
  return ({ name, size, originalSize }) => {
    entries += 1
    bytes += originalSize
    if (entries > ENTRIES_MAX) throw new Refused('bomb', `over ${ENTRIES_MAX} parts`)
    if (bytes > INFLATED_BYTES_MAX) throw new Refused('bomb', `over ${INFLATED_BYTES_MAX} bytes unpacked`)
    if (originalSize > RATIO_MAX * Math.max(size, 1) && originalSize > RATIO_MAX)
      throw new Refused('bomb', `packed over ${RATIO_MAX} times`)
    return SHEET.test(name) || name === STRINGS
  }
}

function textOf(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new Refused('unreadable', 'a document type')
  return text
}

/** Texts that cells name by their number; the way a word is spoken (`rPh`) is none of it. */
function readStrings(xml: string): string[] {
  const strings: string[] = []
  let text: string | undefined
  let isRead = false
  let isSpoken = false
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'si') text = ''
        else if (name === 'rPh') isSpoken = true
        else if (name === 't') isRead = !isSpoken
      },
      ontext(part) {
        if (isRead && text !== undefined) text += part
      },
      onclosetag(name) {
        if (name === 't') isRead = false
        else if (name === 'rPh') isSpoken = false
        else if (name === 'si' && text !== undefined) strings.push(text)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return strings
}

type Cell = { column: number; kind: string; text: string; formula: string | undefined }

function readRows(xml: string, strings: readonly string[]): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = []
  let row: { line: number; cells: string[] } | undefined
  let cell: Cell | undefined
  let into: 'text' | 'formula' | undefined
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'row') row = { line: Number(attributes.r) || (rows.at(-1)?.line ?? 0) + 1, cells: [] }
        else if (name === 'c' && row) {
          const column = columnOf(attributes.r) ?? row.cells.length
          cell = { column, kind: attributes.t ?? 'n', text: '', formula: undefined }
        } else if (name === 'v' || name === 't') into = 'text'
        else if (name === 'f' && cell) {
          cell.formula = ''
          into = 'formula'
        }
      },
      ontext(part) {
        if (!cell) return
        if (into === 'text') cell.text += part
        else if (into === 'formula') cell.formula = `${cell.formula ?? ''}${part}`
      },
      onclosetag(name, isImplied) {
        if (name === 'worksheet' && isImplied) throw new Refused('unreadable', 'the sheet breaks off')
        if (name === 'v' || name === 't' || name === 'f') into = undefined
        else if (name === 'c' && cell && row) {
          if (cell.column < COLUMNS_MAX) fill(row.cells, cell.column, textOfCell(cell, strings))
          cell = undefined
        } else if (name === 'row' && row) {
          if (row.cells.some((value) => value.trim() !== '')) rows.push(row)
          row = undefined
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(xml)
  return rows
}

function fill(cells: string[], column: number, value: string): void {
  while (cells.length < column) cells.push('')
  cells[column] = value
}

function textOfCell({ kind, text, formula }: Cell, strings: readonly string[]): string {
  if (formula !== undefined) return `=${formula}`
  if (kind === 's') return strings[Number(text)] ?? ''
  return text
}

/** `AB12` is column 27, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference ?? '')?.[1]
  if (letters === undefined) return undefined
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
