import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { hashBook } from '@sopaan/domain/book/rank-book-file'

/** Unpacked, a book is a few megabytes; anything far larger is no book. */
export const BOOK_BYTES_MAX = 64 * 1024 * 1024

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

/** A book as it is stored and sent: brotli over the encoded bytes, and the name that those bytes have. */
export type PackedBook = { hash: string; bytes: Uint8Array }

/**
 * An encoded book under brotli. Its name is that of the bytes before brotli, so however hard it is packed, it is the same book.
 * @param quality  how hard brotli tries, at most 11
 */
export async function packEncoded(encoded: Uint8Array, quality: number): Promise<PackedBook> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: encoded.length,
  }
  const [hash, bytes] = await Promise.all([hashBook(encoded), pack(encoded, { params })])
  return { hash, bytes }
}

/** The inverse of `packEncoded`: the book that `decode` reads out of the bytes under their name. @throws {Error} for what is no book */
export async function unpackEncoded<Book>(
  bytes: Uint8Array,
  decode: (encoded: Uint8Array, hash: string) => Book,
): Promise<Book> {
  const encoded = await unpack(bytes, { maxOutputLength: BOOK_BYTES_MAX })
  return decode(encoded, await hashBook(encoded))
}
