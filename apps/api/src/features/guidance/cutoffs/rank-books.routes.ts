import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { refuse } from '@sopaan/contract/refusals'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { acceptsEncoding, isUnchanged } from '#api/http/prepared.ts'
import { findPackedBook } from './rank-books.service.ts'

const unpack = promisify(brotliDecompress)

/** A year: a book under its name never changes. */
const CACHE = 'public, max-age=31536000, immutable'

/**
 * Serves every rank book under a name that is its hash, `GET /data/book-<hash>.bin`: brotli as it is stored, or unpacked
 * for a client that does not take it. An unknown name is not found, and that answer is not kept.
 */
export function mountRankBook(app: App, deps: Deps): void {
  app.fastify.get<{ Params: { hash: string } }>('/data/book-:hash([0-9a-f]{16}).bin', async (request, reply) => {
    const { hash } = request.params
    const etag = `"${hash}"`
    const bytes = await findPackedBook(deps, hash)
    if (!bytes) refuse('NOT_FOUND')
    reply.headers({ 'cache-control': CACHE, etag, vary: 'accept-encoding' })
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
    reply.type('application/octet-stream')
    if (!acceptsEncoding(request.headers['accept-encoding'], 'br')) return reply.send(await unpack(bytes))
    return reply.header('content-encoding', 'br').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  })
}
