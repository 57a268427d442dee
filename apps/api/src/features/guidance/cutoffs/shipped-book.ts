import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { decodeBook, encodeBook, hashBook } from '@sopaan/domain/book/rank-book-file'
import type { BackTest } from '@sopaan/domain/report-card/back-test'
import type { Directory } from '@sopaan/domain/seats/directory'
import { csvLine } from '#api/http/csv.ts'

const DATA = new URL('../../../../../../data/', import.meta.url)
const BOOK = new URL('national-book.bin.br', DATA)
const HISTORY = new URL('national-history.bin.br', DATA)
const DIRECTORY = new URL('national-names.json', DATA)
const REPORT_CARD = new URL('report-card.json', DATA)
const RESEARCH = new URL('research.json', DATA)
const SAID_AND_CAME = new URL('said-and-came.csv.br', DATA)

/** Unpacked, a book is a few megabytes; anything far larger is no book. */
export const BOOK_BYTES_MAX = 64 * 1024 * 1024

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

/** A book as it is stored and sent: brotli over the encoded bytes, and the name that those bytes have. */
export type PackedBook = { hash: string; bytes: Uint8Array }

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

/**
 * A book as it is stored and sent. Its name is that of the bytes before brotli, so however hard it is packed, it is the
 * same book.
 */
export async function packBook(book: RankBook, use: BookUse): Promise<PackedBook> {
  const encoded = encodeBook(book)
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITIES[use], [constants.BROTLI_PARAM_LGWIN]: 24 }
  const [hash, bytes] = await Promise.all([
    hashBook(encoded),
    pack(encoded, { params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: encoded.length } }),
  ])
  return { hash, bytes }
}

/** The inverse of `packBook`. */
export async function unpackBook(bytes: Uint8Array): Promise<RankBook> {
  const encoded = await unpack(bytes, { maxOutputLength: BOOK_BYTES_MAX })
  return decodeBook(encoded, await hashBook(encoded))
}
