import { PassThrough } from 'node:stream'
import { Refusal } from '@sopaan/contract/refusals'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Prepared } from './prepared.ts'

/** A stream ends after so long, ms: its reader opens another, and who may read is asked again. */
const STREAM_MAX_MS = 10 * MINUTE_MS
/** A line nobody reads, so that no proxy on the way takes the silence for the end, ms. */
const BEAT_MS = 20_000
/** How long a browser waits before it opens another, ms. */
const REOPEN_MS = 3_000
/** Streams of one person in this process: pages of theirs that are looked at, each has one. */
const OF_ONE_MAX = 6
/** Streams of a process; each holds a socket and a few kilobytes. */
const STREAMS_MAX = 5_000
/** When to come again where there are too many, s. */
const RETRY_AFTER_SECONDS = 30

/** Longer than any stream, ms: until then the handler of one is at work. */
export const STREAM_TIMEOUT_MS = STREAM_MAX_MS + MINUTE_MS

/**
 * An answer that goes on: a server-sent event each time something changed (WHATWG HTML, 9.2). It says only that; what there
 * is to read is read by the call it belongs to.
 */
export class EventStream extends Prepared {
  readonly #stream = new PassThrough()

  constructor() {
    super('', { contentType: 'text/event-stream; charset=utf-8' })
    this.#stream.write(`retry: ${REOPEN_MS}\n\n`)
    const beat = setInterval(() => this.#stream.write(': still here\n\n'), BEAT_MS)
    const end = setTimeout(() => this.end(), STREAM_MAX_MS)
    this.#stream.once('close', () => {
      clearInterval(beat)
      clearTimeout(end)
    })
  }

  /** Says that something changed. */
  announce(): void {
    if (this.#stream.writable) this.#stream.write('event: changed\ndata: 1\n\n')
  }

  end(): void {
    if (this.#stream.writable) this.#stream.end()
  }

  /** Ends a stream that nobody was given. */
  destroy(): void {
    this.#stream.destroy()
  }

  /** Calls back once nobody reads any more; at once where that is so already. */
  whenOver(work: () => void): void {
    if (this.#stream.closed) work()
    else this.#stream.once('close', work)
  }

  override sendBy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    // Where the reader left while the answer was made, nobody else would end it.
    if (request.socket.destroyed) this.#stream.destroy()
    return reply.header('x-accel-buffering', 'no').send(this.#stream)
  }
}

/** The streams that are open in a process. */
export class OpenStreams {
  readonly #open = new Map<EventStream, string>()

  /** Opens a stream for somebody. @throws {Refusal} RATE_LIMITED, UNAVAILABLE where there are too many */
  open(userId: string): EventStream {
    const ofOne = [...this.#open.values()].filter((owner) => owner === userId).length
    if (ofOne >= OF_ONE_MAX) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    if (this.#open.size >= STREAMS_MAX) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    const stream = new EventStream()
    this.#open.set(stream, userId)
    stream.whenOver(() => this.#open.delete(stream))
    return stream
  }

  endAll(): void {
    for (const stream of this.#open.keys()) stream.end()
  }
}
