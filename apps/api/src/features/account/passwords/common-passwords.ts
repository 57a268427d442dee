import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of each password's hash that are kept: one in about 2^40 others is taken for one of the list. */
export const HASH_BYTES = 5
/** The compiled list; data/passwords/README.md says where it comes from. */
export const COMMON_LIST_PATH = join(import.meta.dirname, '../../../../../../data/passwords/common.bin')

let list: Buffer | undefined

/** Whether the words, in lower case, are on the list of the most used passwords. */
export function isOnCommonList(words: string): boolean {
  list ??= readFileSync(COMMON_LIST_PATH)
  const wanted = commonHash(words)
  let low = 0
  let high = list.length / HASH_BYTES - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const order = wanted.compare(list, middle * HASH_BYTES, (middle + 1) * HASH_BYTES)
    if (order === 0) return true
    if (order < 0) high = middle - 1
    else low = middle + 1
  }
  return false
}

/** The list's file: the hashes in order, each once. */
export function compileCommonList(passwords: Iterable<string>): Buffer {
  const hashes = new Map<string, Buffer>()
  for (const password of passwords) {
    const hash = commonHash(password.toLowerCase())
    hashes.set(hash.toString('hex'), hash)
  }
  return Buffer.concat([...hashes.values()].sort(Buffer.compare))
}

function commonHash(words: string): Buffer {
  return createHash('sha256').update(words).digest().subarray(0, HASH_BYTES)
}
