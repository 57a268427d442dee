import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, open, rename } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pipeline as pipelineOf, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/**
 * A backup on disk: eight letters, twelve bytes that make its key its own, lines packed by gzip and encrypted by AES-256-GCM,
 * and the sixteen bytes by which a change of any of it is found.
 */
const MAGIC = Buffer.from('SOPAAN1\n')
const IV_BYTES = 12
const TAG_BYTES = 16
const ALGORITHM = 'aes-256-gcm'

/** The backup cannot be made, or not be read: one line for the terminal. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

/** Writes lines into an encrypted file, which bears its name only once it is whole. */
export async function writeBackupFile(path: string, secret: Buffer, lines: AsyncIterable<string>): Promise<void> {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv).setAAD(MAGIC)
  const draft = `${path}.part`
  const file = createWriteStream(draft, { mode: 0o600 })
  file.write(Buffer.concat([MAGIC, iv]))
  await pipeline(Readable.from(withEnds(lines)), createGzip({ level: 6 }), cipher, file)
  await appendFile(draft, cipher.getAuthTag())
  await rename(draft, path)
}

/**
 * The lines of an encrypted file, after the whole of it was read once: of one that was changed, in whatever place, nothing
 * is handed out.
 * @throws {BackupRefused} another key, a changed or a broken file
 */
export async function* readBackupFile(path: string, secret: Buffer): AsyncGenerator<string> {
  const { iv, tag, end } = await readEnds(path)
  const decrypt = () => {
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret), iv, { authTagLength: TAG_BYTES }).setAAD(MAGIC)
    return {
      bytes: createReadStream(path, { start: MAGIC.length + IV_BYTES, end }),
      decipher: decipher.setAuthTag(tag),
    }
  }
  const first = decrypt()
  await pipeline(first.bytes, first.decipher, readAll).catch(() => {
    throw new BackupRefused('The backup cannot be read: another BACKUP_KEY, or it was changed or cut off.')
  })
  const { bytes, decipher } = decrypt()
  yield* createInterface({
    input: pipelineOf(bytes, decipher, createGunzip(), () => undefined),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
}

async function readAll(chunks: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of chunks);
}

async function readEnds(path: string): Promise<{ iv: Buffer; tag: Buffer; end: number }> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const head = Buffer.alloc(MAGIC.length + IV_BYTES)
    const tag = Buffer.alloc(TAG_BYTES)
    await file.read(head, 0, head.length, 0)
    await file.read(tag, 0, tag.length, Math.max(0, size - TAG_BYTES))
    const isOurs = size > head.length + TAG_BYTES && head.subarray(0, MAGIC.length).equals(MAGIC)
    if (!isOurs) throw new BackupRefused(`${path} is no backup of Sopaan.`)
    return { iv: head.subarray(MAGIC.length), tag, end: size - TAG_BYTES - 1 }
  } finally {
    await file.close()
  }
}

function keyOf(secret: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'sopaan backup', 32))
}

async function* withEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`
}
