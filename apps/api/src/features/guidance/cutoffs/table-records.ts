import { gunzipSync } from 'node:zlib'
import type { IMPORT_FORMS, UnreadableReason } from '@sopaan/contract/managed-imports'
import { parse } from 'csv-parse/sync'
import { readHtmlTable } from './html-table.ts'
import { readSheetTable } from './sheet-table.ts'

export type TableRecord = { line: number; cells: readonly string[] }
export type TableForm = (typeof IMPORT_FORMS)[number]
export type Unreadable = { ok: false; reason: UnreadableReason; detail: string }
export type TableRecords = { ok: true; form: TableForm; records: readonly TableRecord[] } | Unreadable

const ZIP = '504b0304'
const COMPOUND_FILE = 'd0cf11e0'
const UTF_16_LITTLE = 'fffe'
const UTF_16_BIG = 'feff'
/** Ends text files of DOS. */
const DOS_END = 0x1a
/** What of a file is looked at to see whether it is text, bytes. */
const BEGIN_BYTES = 4_096

/**
 * The rows of the table in a file, with the line each starts on: CSV, text pasted from the portal, the portal's page
 * saved as HTML, each plain or packed with gzip, or the longest sheet of an XLSX file. What a file is, its bytes say.
 * @param bytesMax  the largest size, unpacked, in bytes
 */
export function readTableRecords(file: Uint8Array, bytesMax: number): TableRecords {
  const bytes = unpack(file, bytesMax)
  if (bytes === 'too-large') return no('too-large', `over ${bytesMax} bytes`)
  if (bytes === 'damaged') return no('unreadable', 'the packed file is damaged')
  const mark = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  if (mark === COMPOUND_FILE) return no('old-excel', 'an .xls file')
  if (mark === ZIP) {
    const sheet = readSheetTable(bytes)
    return sheet.ok ? { ok: true, form: 'sheet', records: sheet.records } : sheet
  }
  const text = decode(bytes)
  if (text !== undefined) return readText(text)
  return isText(bytes) ? no('encoding', 'not UTF-8') : no('no-table', 'no text, such as a picture')
}

function no(reason: UnreadableReason, detail: string): Unreadable {
  return { ok: false, reason, detail }
}

function unpack(file: Uint8Array, bytesMax: number): Uint8Array | 'too-large' | 'damaged' {
  const isPacked = file[0] === 0x1f && file[1] === 0x8b
  if (!isPacked) return file.length > bytesMax ? 'too-large' : file
  try {
    return gunzipSync(file, { maxOutputLength: bytesMax })
  } catch (error) {
    return error instanceof RangeError ? 'too-large' : 'damaged'
  }
}

/** Bytes that are no UTF-8, and text with the zeros of another encoding in it, would be taken for odd names. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}

/** Whether bytes are text in some encoding: a picture or a programme soon has control characters that no text has. */
function isText(bytes: Uint8Array): boolean {
  const begin = Buffer.from(bytes.subarray(0, BEGIN_BYTES))
  const mark = begin.toString('hex', 0, 2)
  if (mark === UTF_16_LITTLE || mark === UTF_16_BIG) return true
  return begin.every((byte) => byte >= 0x20 || byte === 0 || (byte >= 0x09 && byte <= 0x0d) || byte === DOS_END)
}

function readText(text: string): TableRecords {
  if (/^\s*(?:<!doctype|<html|<table|<\?xml|<!--)/i.test(text.slice(0, 2000))) {
    const page = readHtmlTable(text)
    return page.isCutOff ? no('cut-off', 'the page ends inside its table') : { ok: true, form: 'page', ...page }
  }
  const firstLine = text.slice(0, text.indexOf('\n') + 1 || text.length)
  const isTabbed = firstLine.includes('\t')
  try {
    const records: TableRecord[] = []
    parse(text, {
      bom: true,
      delimiter: isTabbed ? '\t' : ',',
      // A paste is no CSV: a quotation mark in it is only a mark.
      quote: isTabbed ? null : '"',
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { lines }) => {
        records.push({ line: lines, cells })
        return null
      },
    })
    return { ok: true, form: isTabbed ? 'text' : 'csv', records }
  } catch (error) {
    return no('unreadable', error instanceof Error ? error.message : String(error))
  }
}
