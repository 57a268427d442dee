import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)

/** How browsers name a text packed by brotli against one that they have. Source: RFC 9842, §4. */
const AGAINST_DICTIONARY = 'dcb'
/** What such a text begins with, before the hash of its dictionary. Source: RFC 9842, §4. */
const BEGINNING = Buffer.from([0xff, 0x44, 0x43, 0x42])
/** Four megabytes: dictionary and page together are a tenth of it. */
const WINDOW_BITS = 22
/** A seat against a seat: 0.9 KB at 5 and at 9, which takes twenty times as long. */
const QUALITY = 5
/** Of all pages that browsers may have, bytes: some two hundred. */
const BYTES_MAX = 32_000_000
/** As many as the process has threads for it: beyond, pages are sent as they are packed for everybody. */
const PACKING_MAX = 4

/** The longest that our edge keeps what was packed against a page, seconds: a day. */
const EDGE_SECONDS_MAX = 86_400

type Dictionary = { hash: Buffer; text: Buffer }

/**
 * Pages that browsers were told to read the next ones against: most of a page stands in the one before it, its style sheet,
 * header, footer and the words of its kind. A page that was sent by another process, or long ago, is not known here, and the
 * next one goes out whole.
 */
export class PageDictionaries {
  readonly #known = new Map<string, Dictionary>()
  readonly #names = new WeakMap<Buffer, string>()
  readonly #isBusy: () => boolean
  #bytes = 0
  #packing = 0

  /** @param isBusy  whether the process has so much to do that pages go out as they are packed for everybody */
  constructor(isBusy: () => boolean = () => false) {
    this.#isBusy = isBusy
  }

  /**
   * Tells a browser that it may read the next pages, and their style sheet, against this one; public pages alone. A browser
   * says that it can only once it has one.
   */
  offer(reply: FastifyReply, text: Buffer): void {
    reply.header('use-as-dictionary', 'match="/*", match-dest=("document" "style")')
    const name = this.#names.get(text) ?? createHash('sha256').update(text).digest('base64')
    this.#names.set(text, name)
    if (!this.#known.has(name)) this.#bytes += text.length
    this.#known.delete(name)
    this.#known.set(name, { hash: Buffer.from(name, 'base64'), text })
    for (const [oldest, { text: old }] of this.#known) {
      if (this.#bytes <= BYTES_MAX) return
      this.#known.delete(oldest)
      this.#bytes -= old.length
    }
  }

  /** A text packed against the page that its reader has; undefined where that is not known, or many are being packed. */
  async pack(request: FastifyRequest, text: Buffer): Promise<Buffer | undefined> {
    const known = acceptsDictionaries(request) ? this.#known.get(nameOf(request)) : undefined
    if (known === undefined || this.#packing >= PACKING_MAX || this.#isBusy()) return undefined
    this.#packing += 1
    try {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      }
      // The types of Node do not name the dictionary yet.
      const options = { params, dictionary: known.text }
      return Buffer.concat([BEGINNING, known.hash, await brotli(text, options)])
    } finally {
      this.#packing -= 1
    }
  }
}

/**
 * Sends what was packed against a page of one reader: no cache may hand it to another. Our own edge may, to whoever has the
 * same page: it has the dictionary in its key (`deploy/nginx.conf`), and goes by a header that it takes off before it sends.
 */
export function sendAgainstDictionary(reply: FastifyReply, packed: Buffer): FastifyReply {
  const kept = String(reply.getHeader('cache-control') ?? '')
  const seconds = /\bpublic\b/.test(kept) ? Number(/\bmax-age=(\d+)/.exec(kept)?.[1] ?? 0) : 0
  // nginx goes by whichever of the two it reads first.
  reply.removeHeader('cache-control')
  if (seconds > 0) reply.header('x-accel-expires', String(Math.min(seconds, EDGE_SECONDS_MAX)))
  return reply
    .header('cache-control', kept.replace(/\bpublic\b/, 'private').replace(/, s-maxage=\d+/, ''))
    .header('vary', 'accept-encoding, available-dictionary')
    .header('content-encoding', AGAINST_DICTIONARY)
    .send(packed)
}

function acceptsDictionaries({ headers }: FastifyRequest): boolean {
  return /\bdcb\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers['accept-encoding'] ?? ''))
}

/** The hash of the page that a browser has, between its colons. */
function nameOf({ headers }: FastifyRequest): string {
  return /^:([\w+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? ''))?.[1] ?? ''
}
