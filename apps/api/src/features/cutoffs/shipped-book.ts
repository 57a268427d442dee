import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { Directory } from '@sopaan/domain/directory'
import type { RankBook } from '@sopaan/domain/rank-book'
import { decodeBook, encodeBook, hashBook } from '@sopaan/domain/rank-book-file'

const DATA = new URL('../../../../../data/', import.meta.url)
const BOOK = new URL('national-book.bin.br', DATA)
const DIRECTORY = new URL('national-names.json', DATA)

/** Unpacked, a book is a few megabytes; anything far larger is no book. */
const BOOK_BYTES_MAX = 64 * 1024 * 1024

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

/** The national rank book that ships with the product, under its name. */
export async function loadShippedBook(): Promise<RankBook> {
  return unpackBook(await readFile(BOOK))
}

/** The institutes and programmes that ship with the product, by their names of today and of earlier seasons. */
export async function loadShippedDirectory(): Promise<Directory> {
  return JSON.parse(await readFile(DIRECTORY, 'utf8')) as Directory
}

/** Writes book and directory to data/; compiled twice from the same tables, the files are the same. */
export async function writeShippedBook(book: RankBook, directory: Directory): Promise<{ hash: string; bytes: number }> {
  const packed = await packBook(book)
  await writeFile(BOOK, packed.bytes)
  await writeFile(DIRECTORY, `${JSON.stringify(directory, null, 1)}\n`)
  return { hash: packed.hash, bytes: packed.bytes.length }
}

/** A book as it is stored and sent: brotli over the encoded bytes, and the name that those bytes have. */
export async function packBook(book: RankBook): Promise<{ hash: string; bytes: Buffer; unpackedLength: number }> {
  const encoded = encodeBook(book)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  const [hash, bytes] = await Promise.all([
    hashBook(encoded),
    pack(encoded, { params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: encoded.length } }),
  ])
  return { hash, bytes, unpackedLength: encoded.length }
}

/** The inverse of `packBook`. */
export async function unpackBook(bytes: Uint8Array): Promise<RankBook> {
  const encoded = await unpack(bytes, { maxOutputLength: BOOK_BYTES_MAX })
  return decodeBook(encoded, await hashBook(encoded))
}
