import type { FastifyReply, FastifyRequest } from 'fastify'
import { Prepared } from '#api/http/prepared.ts'

/** Leads a browser that sent a form on to a page of ours. */
export class SeeOther extends Prepared {
  readonly #path: string

  /** @param path  a path of ours, from the root */
  constructor(path: string) {
    super('')
    this.#path = path
  }

  override sendBy(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return reply.code(303).header('location', this.#path).removeHeader('content-type').send()
  }
}
