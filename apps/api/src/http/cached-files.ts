import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib'
import { Refusal } from '@sopaan/contract/refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsEncoding, Prepared } from './prepared.ts'

/** Files being written or waiting; the next one is refused. One is written at a time. Source: R-BP-4. */
const WRITING_MAX = 8
const RETRY_AFTER_SECONDS = 2
/** A file is written once and sent often; a higher level takes many times as long. */
const BROTLI_QUALITY = 5
/** The longest pause after a piece, ms. */
const PAUSE_MAX_MS = 50

export type FileFacts = { name: string; contentType: string }

/**
 * Files that anybody may ask for and that take seconds to write: each is written once, a piece at a time with as long a pause
 * after each piece as it took, and kept compressed. What was not asked for longest goes first.
 */
export class CachedFiles {
  readonly #bytesMax: number
  readonly #kept = new Map<string, StoredFile>()
  readonly #writing = new Map<string, Promise<StoredFile>>()
  #last: Promise<unknown> = Promise.resolve()

  /** @param bytesMax  of all that is kept, compressed */
  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax
  }

  /**
   * The file of a key, written where it is not kept.
   * @param key  names the content: another content has another key
   * @throws {Refusal} UNAVAILABLE when too many are being written already
   */
  async find(key: string, facts: FileFacts, write: () => AsyncIterable<string>): Promise<Prepared> {
    const kept = this.#kept.get(key)
    if (kept === undefined) return this.#writing.get(key) ?? this.#add(key, facts, write)
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    return kept
  }

  async #add(key: string, facts: FileFacts, write: () => AsyncIterable<string>): Promise<StoredFile> {
    if (this.#writing.size >= WRITING_MAX) {
      throw new Refusal('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    const written = this.#last.then(() => packFile(facts, write()))
    this.#last = written.catch(() => undefined)
    this.#writing.set(key, written)
    try {
      const file = await written
      this.#kept.set(key, file)
      this.#makeRoom()
      return file
    } finally {
      this.#writing.delete(key)
    }
  }

  #makeRoom(): void {
    let bytes = [...this.#kept.values()].reduce((sum, { size }) => sum + size, 0)
    for (const [key, { size }] of this.#kept) {
      if (bytes <= this.#bytesMax) return
      this.#kept.delete(key)
      bytes -= size
    }
  }
}

class StoredFile extends Prepared {
  readonly #compressed: Buffer
  readonly #name: string

  constructor({ name, contentType }: FileFacts, compressed: Buffer, etag: string) {
    super('', { contentType, etag })
    this.#compressed = compressed
    this.#name = name
  }

  get size(): number {
    return this.#compressed.length
  }

  override sendBy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.header('content-disposition', `attachment; filename="${this.#name}"`).header('vary', 'accept-encoding')
    if (acceptsEncoding(request.headers['accept-encoding'], 'br')) {
      return reply.header('content-encoding', 'br').send(this.#compressed)
    }
    const plain = createBrotliDecompress()
    plain.end(this.#compressed)
    return reply.send(plain)
  }
}

async function packFile(facts: FileFacts, parts: AsyncIterable<string>): Promise<StoredFile> {
  const hash = createHash('sha256')
  const compressing = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  const chunks: Buffer[] = []
  await pipeline(paced(parts, hash), compressing, async (made: AsyncIterable<Buffer>) => {
    for await (const chunk of made) chunks.push(chunk)
  })
  return new StoredFile(facts, Buffer.concat(chunks), `W/"${hash.digest('base64url').slice(0, 22)}"`)
}

/** The parts, with room for the rest of the process after each. */
async function* paced(parts: AsyncIterable<string>, hash: { update: (text: string) => unknown }) {
  let beganMs = performance.now()
  for await (const part of parts) {
    hash.update(part)
    yield part
    await pause(Math.min(performance.now() - beganMs, PAUSE_MAX_MS))
    beganMs = performance.now()
  }
}
