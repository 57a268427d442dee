import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

type PreparedOptions = {
  /** Quoted, as it goes into the ETag header; absent: made from the body. */
  etag?: string
  /** The body compressed with brotli, for clients that take it. */
  brotli?: Buffer
  contentType?: string
}

/**
 * An answer whose bytes are ready: JSON that was stripped to its schema when it was made, and may be sent many times. Only
 * for answers that are the same for everyone.
 */
export class Prepared {
  readonly body: string | Buffer
  readonly contentType: string
  #etag: string | undefined
  readonly #brotli: Buffer | undefined

  constructor(body: string | Buffer, options: PreparedOptions = {}) {
    this.body = body
    this.#etag = options.etag
    this.contentType = options.contentType ?? 'application/json; charset=utf-8'
    this.#brotli = options.brotli
  }

  /** Made once: half a megabyte that is sent again and again is not hashed again each time. */
  get etag(): string {
    this.#etag ??= entityTag(this.body)
    return this.#etag
  }

  /** Sends the bytes, compressed where they were prepared so and the client takes it. */
  sendBy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (this.#brotli === undefined) return reply.send(this.body)
    reply.header('vary', 'accept-encoding')
    if (!acceptsEncoding(request.headers['accept-encoding'], 'br')) return reply.send(this.body)
    return reply.header('content-encoding', 'br').send(this.#brotli)
  }
}

/** The ETag of a body: weak, because compression changes the bytes on the way. */
export function entityTag(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** Whether the client's copy is the answer: its If-None-Match names this tag, whatever a cache did to its strength. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare)
}

/** Whether an Accept-Encoding header takes this encoding: named, and not with q=0. */
export function acceptsEncoding(accepted: string | undefined, encoding: 'br' | 'gzip'): boolean {
  return (accepted ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
    return name.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
  })
}

/** How long an edge may go on with the answer it has while the product answers nothing, or an error, seconds: a day. */
const STALE_IF_ERROR_SECONDS = 86_400

/** What a call says of being kept, with what it says to an edge: as long as to a browser, and in need for a day. */
export function edgeCacheControl(cacheControl: string): string {
  const seconds = /\bmax-age=(\d+)/.exec(cacheControl)?.[1]
  if (seconds === undefined || !/\bpublic\b/.test(cacheControl) || /\bimmutable\b/.test(cacheControl))
    return cacheControl
  return `${cacheControl}, s-maxage=${seconds}, stale-if-error=${STALE_IF_ERROR_SECONDS}`
}
