import { readFile, writeFile } from 'node:fs/promises'
import type { StateBook } from '@sopaan/domain/state/state-book'
import { decodeStateBook, encodeStateBook } from '@sopaan/domain/state/state-book-file'
import { type PackedBook, packEncoded, unpackEncoded } from '#api/packed-book.ts'

const BOOK = new URL('../../../../../../data/state-book.bin.br', import.meta.url)

/** As hard as brotli can: these ship, or are packed once and sent often. */
const QUALITY = 11

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
export function unpackStateBook(bytes: Uint8Array): Promise<StateBook> {
  return unpackEncoded(bytes, decodeStateBook)
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
export function packStateBook(book: StateBook): Promise<PackedBook> {
  return packEncoded(encodeStateBook(book), QUALITY)
}
