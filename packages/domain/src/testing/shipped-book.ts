import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { RankBook } from '../rank-book.ts'
import { decodeBook } from '../rank-book-file.ts'

let book: RankBook | undefined

/** The national rank book that ships under data/, read once per process. Not for the browser. */
export function shippedBook(): RankBook {
  book ??= decodeBook(
    brotliDecompressSync(readFileSync(new URL('../../../../data/national-book.bin.br', import.meta.url))),
  )
  return book
}
