import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { withoutPreparatory } from '@sopaan/domain/book/compile-book'
import type { RankBook } from '@sopaan/domain/book/rank-book'
import { decodeBook } from '@sopaan/domain/book/rank-book-file'

const HISTORY = new URL('../../data/national-history.bin.br', import.meta.url)

/** The history that ships, every round since 2016, without the preparatory pools. */
export async function readHistory(): Promise<RankBook> {
  return withoutPreparatory(decodeBook(brotliDecompressSync(await readFile(HISTORY))))
}
