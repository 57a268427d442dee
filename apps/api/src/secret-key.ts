import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE_NAME = 'secret-key'
const KEY_BYTES = 32

/**
 * The secret key of a local installation: made at the first start, kept in DATA_DIR for its owner alone (mode 600), the
 * same ever after. Two processes that start together end on one key.
 */
export function loadOrCreateSecretKey(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, FILE_NAME)
  const kept = readKey(path)
  if (kept) return kept
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, randomBytes(KEY_BYTES).toString('hex'), { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (thrown) {
    if (!isCode(thrown, 'EEXIST')) throw thrown
  } finally {
    unlinkSync(draft)
  }
  const made = readKey(path)
  if (!made) throw new Error(`${path} does not hold a key of ${KEY_BYTES} bytes; remove it to have a new one made.`)
  return made
}

function readKey(path: string): Buffer | undefined {
  try {
    const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'hex')
    chmodSync(path, 0o600)
    return key.length >= KEY_BYTES ? key : undefined
  } catch (thrown) {
    if (isCode(thrown, 'ENOENT')) return undefined
    throw thrown
  }
}

function isCode(thrown: unknown, code: string): boolean {
  return thrown instanceof Error && 'code' in thrown && thrown.code === code
}
