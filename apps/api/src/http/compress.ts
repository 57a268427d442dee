import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { acceptsEncoding } from './prepared.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Below this a compressed answer fits in the same packet, bytes. */
const BYTES_MIN = 1_024
/** Level 4 costs about as much as gzip and saves about a tenth more; higher ones are for what is compressed once. */
const BROTLI_QUALITY = 4
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg\+xml)/

/** Compresses text answers of a kilobyte and more that are held in memory and not compressed yet. Streams pass as they are. */
export function compressAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const type = reply.getHeader('content-type')
    const isFit = typeof type === 'string' && COMPRESSIBLE.test(type) && !reply.hasHeader('content-encoding')
    if (!isFit || Buffer.byteLength(payload) < BYTES_MIN) return payload
    reply.header('vary', 'accept-encoding')
    const accepted = request.headers['accept-encoding']
    if (acceptsEncoding(accepted, 'br')) {
      reply.header('content-encoding', 'br').removeHeader('content-length')
      weakenTag(reply)
      return brotliAsync(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    }
    if (!acceptsEncoding(accepted, 'gzip')) return payload
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    weakenTag(reply)
    return gzipAsync(payload)
  })
}

/** A strong tag names bytes, and compression changes them (RFC 9110, 8.8.1). */
function weakenTag(reply: FastifyReply): void {
  const tag = reply.getHeader('etag')
  if (typeof tag === 'string' && tag.startsWith('"')) reply.header('etag', `W/${tag}`)
}
