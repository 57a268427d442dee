import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Prepared } from './prepared.ts'

/** What is written at once, as the parts of a file. */
export async function* once<P extends string | Uint8Array>(part: P): AsyncGenerator<P> {
  yield part
}

/** A file that is written while it is sent, for the browser to keep: nothing of it is held in memory. */
export class Download extends Prepared {
  readonly #parts: AsyncIterable<string | Uint8Array>
  readonly #fileName: string

  /** @param file.name  letters, digits, dots and hyphens alone: it goes into a header as it is */
  constructor(file: { name: string; contentType: string }, parts: AsyncIterable<string | Uint8Array>) {
    super('', { contentType: file.contentType })
    this.#parts = parts
    this.#fileName = file.name
  }

  override sendBy(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.header('content-disposition', `attachment; filename="${this.#fileName}"`)
    return reply.send(Readable.from(this.#parts))
  }
}
