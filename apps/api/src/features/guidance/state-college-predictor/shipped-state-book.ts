import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { hashBook } from '@sopaan/domain/book/rank-book-file'
import type { StateBook } from '@sopaan/domain/state/state-book'
import { decodeStateBook, encodeStateBook } from '@sopaan/domain/state/state-book-file'

const BOOK = new URL('../../../../../../data/state-book.bin.br', import.meta.url)

/** Unpacked, the book is a few megabytes; anything far larger is no book. */
const BOOK_BYTES_MAX = 64 * 1024 * 1024

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

const HISTORY = new URL('../../../../../../data/state-history.bin.br', import.meta.url)

let shipped: Promise<StateBook> | undefined

/** The state book that ships with the product; read with the first question, once per process. */
export function loadShippedStateBook(): Promise<StateBook> {
  shipped ??= readBook(BOOK)
  return shipped
}

/** Earlier seasons of the same counsellings: what their forecasts are fitted on. No question of a reader opens it. */
export function loadStateHistory(): Promise<StateBook> {
  return readBook(HISTORY)
}

async function readBook(file: URL): Promise<StateBook> {
  return unpackStateBook(await readFile(file))
}

/** The inverse of `packStateBook`. */
export async function unpackStateBook(bytes: Uint8Array): Promise<StateBook> {
  const encoded = await unpack(bytes, { maxOutputLength: BOOK_BYTES_MAX })
  return decodeStateBook(encoded, await hashBook(encoded))
}

/** Writes the state book to data/. Compiled twice from the same table, the file is the same byte for byte. */
export function writeShippedStateBook(book: StateBook): Promise<{ hash: string; byteCount: number }> {
  return writeBook(BOOK, book)
}

/** Writes the earlier seasons to data/. */
export function writeStateHistory(history: StateBook): Promise<{ hash: string; byteCount: number }> {
  return writeBook(HISTORY, history)
}

async function writeBook(file: URL, book: StateBook): Promise<{ hash: string; byteCount: number }> {
  const { hash, bytes } = await packStateBook(book)
  await writeFile(file, bytes)
  return { hash, byteCount: bytes.length }
}

/** A book as it is stored, and the name that its bytes have before brotli. */
export async function packStateBook(book: StateBook): Promise<{ hash: string; bytes: Uint8Array }> {
  const encoded = encodeStateBook(book)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  const bytes = await pack(encoded, { params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: encoded.length } })
  return { hash: await hashBook(encoded), bytes }
}
