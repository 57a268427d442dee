import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { decodeBook, encodeBook } from '@sopaan/domain/book/rank-book-file'
import type { BackTest } from '@sopaan/domain/report-card/back-test'
import type { Directory } from '@sopaan/domain/seats/directory/directory'
import { csvLine } from '#api/http/csv.ts'
import { type PackedBook, packEncoded, unpackEncoded } from '#api/packed-book.ts'

const DATA = new URL('../../../../../../data/', import.meta.url)
const BOOK = new URL('national-book.bin.br', DATA)
const HISTORY = new URL('national-history.bin.br', DATA)
const DIRECTORY = new URL('national-names.json', DATA)
const REPORT_CARD = new URL('report-card.json', DATA)
const RESEARCH = new URL('research.json', DATA)
const SAID_AND_CAME = new URL('said-and-came.csv.br', DATA)

const pack = promisify(brotliCompress)

let shippedBook: Promise<PackedBook & { book: RankBook }> | undefined

/** The national rank book that ships with the product, and the bytes it came from; read once per process. */
export function loadShippedBook(): Promise<PackedBook & { book: RankBook }> {
  shippedBook ??= readFile(BOOK).then(async (bytes) => {
    const book = await unpackBook(bytes)
    return { hash: book.hash, bytes, book }
  })
  return shippedBook
}

/** Every round of every season ever read, in the form of a book without a forecast: what a forecast is fitted on. */
export async function loadShippedHistory(): Promise<RankBook> {
  return unpackBook(await readFile(HISTORY))
}

/** The institutes and programmes that ship with the product, by their names of today and of earlier seasons. */
export async function loadShippedDirectory(): Promise<Directory> {
  return JSON.parse(await readFile(DIRECTORY, 'utf8')) as Directory
}

/** Writes what ships to data/. Compiled twice from the same tables, the files are the same byte for byte. */
export async function writeShipped(files: {
  book: PackedBook
  history: PackedBook
  directory: Directory
  backTest: BackTest
}): Promise<void> {
  const { card, research, saidAndCame } = files.backTest
  await Promise.all([
    writeFile(BOOK, files.book.bytes),
    writeFile(HISTORY, files.history.bytes),
    writeFile(DIRECTORY, `${JSON.stringify(files.directory, null, 1)}\n`),
    writeFile(REPORT_CARD, `${JSON.stringify(card)}\n`),
    writeFile(RESEARCH, `${JSON.stringify(research)}\n`),
    writeFile(SAID_AND_CAME, await pack(saidAndCame.map(csvLine).join(''))),
  ])
}

/** How hard brotli tries. The last step makes a book 2 % smaller and takes 2.6 s longer: worth it once a release. */
const QUALITIES = { shipped: 11, published: 10 } as const
export type BookUse = keyof typeof QUALITIES

/** A book as it is stored and sent. */
export function packBook(book: RankBook, use: BookUse): Promise<PackedBook> {
  return packEncoded(encodeBook(book), QUALITIES[use])
}

/** The inverse of `packBook`. */
export function unpackBook(bytes: Uint8Array): Promise<RankBook> {
  return unpackEncoded(bytes, decodeBook)
}
